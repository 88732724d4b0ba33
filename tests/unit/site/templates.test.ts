import { practiceTexts, stripTexts } from '@/content/clinical/rhythms';
import { treeWords } from '@/content/clinical/page-words';
import { stepThroughTexts } from '@/content/clinical/step-through';
import { contactForm } from '@/content/contact/contact';
import * as courses from '@/content/courses/course-words';
import { reviewCard, serviceWords } from '@/content/home/home';
import { documentWords } from '@/content/legal/document-words';
import { chooserWords } from '@/content/locations/course-chooser';
import {
  cityClassWords,
  finderWords,
  locationsPage,
  mapWords,
  registrationMail,
} from '@/content/locations/locations-page';
import { creditTemplates, priceWords } from '@/content/programs/program-words';
import { cartWords, catalogWords } from '@/content/shop/cart-words';
import { productWords } from '@/content/shop/product-words';
import { catalogCopy, orderMail } from '@/content/shop/shop-pages';
import { simulationGame } from '@/content/simulation/simulation';
import * as page from '@/content/site/page-words';
import { fillIn } from '@/lib/text/fill-in';

/** Words with templates, and the texts that are given each set of places. A text that is not named is shown as it is. */
const modules: readonly (readonly [string, unknown, Readonly<Record<string, string>>])[] = [
  [
    'the dated classes of a city',
    { ...cityClassWords, ...registrationMail },
    { 'course day city': 'which body', day: 'asOf', course: 'subject' },
  ],
  [
    'the city finder',
    finderWords,
    {
      count: 'miles.many',
      n: 'matches more toList',
      text: 'noMatch noZip forClass looking',
      city: 'datesHere datesNear otherForms',
      place: 'placeFound placeFar placeFarInRoom',
      zip: 'zip',
      kind: 'online',
      'class city form': 'namedForm',
    },
  ],
  ['the step-through', stepThroughTexts, { 'place last kind': 'place', last: 'atMost', step: 'again' }],
  ['a strip', stripTexts, { rate: 'rate pWaves flutterWaves qrsRate', seconds: 'pr qrs' }],
  [
    'the rhythm practice',
    practiceTexts,
    { number: 'answer', 'number count': 'progress', answer: 'right wrong youSaid', 'score count': 'score' },
  ],
  ['the map', mapWords, { 'cities places': 'caption', count: 'cities.many states.many' }],
  [
    'the decision trees',
    treeWords,
    { count: 'allSteps drawingHint', tree: 'listName drawing', step: 'goTo goBackTo' },
  ],
  ['the course chooser', chooserWords, { n: 'step', text: 'change', 'course name': 'registerEnd' }],
  [
    'the courses',
    courses,
    {
      validity: 'courseWords.validity',
      'certification validity': 'courseWords.validCertification',
      course: [
        'courseWords.quoteSubject',
        'detailsWords.which',
        'groupQuoteWords.which',
        'renewalWords.find',
        'renewalWords.event.title',
        'renewalWords.event.fileName',
      ].join(' '),
      'price groupPrice groupMinimum': 'seatPriceTemplates.shown',
      price: 'seatPriceTemplates.same',
      'people total': 'seatPriceTemplates.group',
      hours: 'lengthWords.hours',
      'hours then': 'lengthWords.hoursThen',
      count: [
        'lengthWords.contactHours.many',
        'upcomingClassWords.spots.many',
        'groupQuoteWords.sentences.people.many',
        'reminderListWords.saved',
        'sideBySideWords.shown',
      ].join(' '),
      ceu: 'lengthWords.ceu',
      title: 'coursePage.comparison.caption detailsDialogWords.openEnd',
      groupMinimum: 'detailsWords.groupPrice',
      'day place': 'courseCardWords.nextDate upcomingClassWords.which',
      limit: 'groupQuoteWords.sentences.tooMany sideBySideWords.full',
      people: 'groupQuoteWords.sentences.request',
      'people price sum': 'groupQuoteWords.sentences.groupSum groupQuoteWords.sentences.singleSum',
      minimum: 'groupQuoteWords.sentences.groupStart',
      'days fee': 'groupQuoteWords.sentences.rushApplies groupQuoteWords.sentences.rushUnknown',
      total: 'groupQuoteWords.sentences.estimate',
      'course people day': 'groupQuoteWords.mail.request',
      'date days': 'renewalWords.lookFrom',
      'course expires date': 'renewalWords.event.text',
      number: 'reminderListWords.row',
      'expires date': 'reminderListWords.valid',
      expires: 'reminderListWords.due reminderListWords.expired',
      what: 'reminderListWords.event.title',
      'what expires date': 'reminderListWords.event.text',
    },
  ],
  ['every page', page, { count: 'pageWords.locations', rating: 'starsLabel' }],
  ['a legal page', documentWords, { date: 'lastUpdated' }],
  ['a service', serviceWords, { service: 'moreEnd' }],
  ['the reviews', reviewCard, { count: 'basis' }],
  ['the city directory', locationsPage, { city: 'directory.cityLabel' }],
  ['a price', priceWords, { price: 'each', 'from to': 'range' }],
  [
    'credits',
    creditTemplates,
    {
      credits: 'credit credits',
      'from to': 'range',
      'ceu hours': 'ceu',
      hours: 'lengths.hours',
      'hours then': 'lengths.hoursThen',
      count: 'lengths.contactHours.many',
      ceu: 'lengths.ceu',
    },
  ],
  [
    'the cart',
    cartWords,
    {
      choice: 'refused',
      product: 'choiceOf',
      limit: 'limit',
      'items total': 'badge announcement.holds',
      amount: 'shipping.over',
      count: 'items.many',
      line: 'announcement.added announcement.removed summary.fewer summary.more',
      'line quantity': 'announcement.changed',
      address: 'dialog.how',
      phone: 'dialog.call',
      'quantity line price amount': 'order.line',
      total: 'order.total.shipped order.total.digital',
    },
  ],
  [
    'the catalog',
    catalogWords,
    {
      count: 'toComparison',
      names: 'comparison.announced',
      'count limit': 'comparison.title',
      product: 'comparison.removeEnd comparison.quoteLine',
    },
  ],
  ['each shop', catalogCopy, { count: 'merchandise.found.many booksGuides.found.many equipment.found.many' }],
  [
    'a product',
    productWords,
    { 'rating reviews': 'comparedRating', sizes: 'sizes', amount: 'badges.saving' },
  ],
  ['an order by e-mail', orderMail, { 'product price': 'line', sizes: 'size', colors: 'color' }],
  ['the contact form', contactForm, { email: 'mailed' }],
  [
    'the simulation',
    simulationGame,
    {
      'step steps': 'question.progress',
      answer: [
        'question.wrong',
        'question.yourAnswer',
        'question.rightAnswer',
        'result.yourAnswer',
        'result.rightAnswer',
      ].join(' '),
      source: 'question.source result.source',
      'step verdict': 'question.last',
      'count target': 'compressions.count',
      'advice rate': 'compressions.spoken',
      'score outOf percent': 'result.score',
      rate: 'result.rhythmEarned result.rhythmMissed',
    },
  ],
];

function textsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, path === '' ? key : `${path}.${key}`),
  );
}

it.each(modules)(
  'the words of %s name only places that are filled where they are shown',
  (_name, words, given) => {
    const placesOf = (path: string) =>
      Object.entries(given).flatMap(([places, paths]) =>
        paths.split(' ').includes(path) ? places.split(' ') : [],
      );
    for (const [path, text] of textsIn(words)) {
      const values = Object.fromEntries(placesOf(path).map((place) => [place, 'x']));
      expect(() => fillIn(text, values)).not.toThrow();
    }
  },
);
