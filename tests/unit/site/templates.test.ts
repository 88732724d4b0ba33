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

/** The templates of a length, whoever holds them. */
const lengthPlaces = (holder: string): Readonly<Record<string, readonly string[]>> => ({
  [`${holder}.hours`]: ['hours'],
  [`${holder}.hoursThen`]: ['hours', 'then'],
  [`${holder}.contactHours.many`]: ['count'],
  [`${holder}.ceu`]: ['ceu'],
});

/** Words with templates, and what each template is given. A text that is not named here is shown as it is. */
const modules: readonly (readonly [string, unknown, Readonly<Record<string, readonly string[]>>])[] = [
  [
    'the dated classes of a city',
    { ...cityClassWords, ...registrationMail },
    {
      which: ['course', 'day', 'city'],
      asOf: ['day'],
      subject: ['course'],
      body: ['course', 'day', 'city'],
    },
  ],
  [
    'the city finder',
    finderWords,
    {
      'miles.many': ['count'],
      matches: ['n'],
      more: ['n'],
      noMatch: ['text'],
      noZip: ['text'],
      toList: ['n'],
      forClass: ['text'],
      datesHere: ['city'],
      datesNear: ['city'],
      looking: ['text'],
      placeFound: ['place'],
      placeFar: ['place'],
      placeFarInRoom: ['place'],
      zip: ['zip'],
      online: ['kind'],
      namedForm: ['class', 'city', 'form'],
      otherForms: ['city'],
    },
  ],
  [
    'the step-through',
    stepThroughTexts,
    { place: ['place', 'last', 'kind'], atMost: ['last'], again: ['step'] },
  ],
  [
    'a strip',
    stripTexts,
    {
      rate: ['rate'],
      pWaves: ['rate'],
      flutterWaves: ['rate'],
      qrsRate: ['rate'],
      pr: ['seconds'],
      qrs: ['seconds'],
    },
  ],
  [
    'the rhythm practice',
    practiceTexts,
    {
      answer: ['number'],
      progress: ['number', 'count'],
      right: ['answer'],
      wrong: ['answer'],
      score: ['score', 'count'],
      youSaid: ['answer'],
    },
  ],
  [
    'the map',
    mapWords,
    { caption: ['cities', 'places'], 'cities.many': ['count'], 'states.many': ['count'] },
  ],
  [
    'the decision trees',
    treeWords,
    {
      allSteps: ['count'],
      listName: ['tree'],
      goTo: ['step'],
      goBackTo: ['step'],
      drawing: ['tree'],
      drawingHint: ['count'],
    },
  ],
  ['the course chooser', chooserWords, { step: ['n'], change: ['text'], registerEnd: ['course', 'name'] }],
  [
    'the courses',
    courses,
    {
      'courseWords.validity': ['validity'],
      'courseWords.validCertification': ['certification', 'validity'],
      'courseWords.quoteSubject': ['course'],
      'seatPriceTemplates.shown': ['price', 'groupPrice', 'groupMinimum'],
      'seatPriceTemplates.same': ['price'],
      'seatPriceTemplates.group': ['people', 'total'],
      ...lengthPlaces('lengthWords'),
      'coursePage.comparison.caption': ['title'],
      'detailsWords.groupPrice': ['groupMinimum'],
      'detailsWords.which': ['course'],
      'groupQuoteWords.which': ['course'],
      'detailsDialogWords.openEnd': ['title'],
      'courseCardWords.nextDate': ['day', 'place'],
      'upcomingClassWords.which': ['day', 'place'],
      'upcomingClassWords.spots.many': ['count'],
      'groupQuoteWords.sentences.people.many': ['count'],
      'groupQuoteWords.sentences.tooMany': ['limit'],
      'groupQuoteWords.sentences.request': ['people'],
      'groupQuoteWords.sentences.groupSum': ['people', 'price', 'sum'],
      'groupQuoteWords.sentences.singleSum': ['people', 'price', 'sum'],
      'groupQuoteWords.sentences.groupStart': ['minimum'],
      'groupQuoteWords.sentences.rushApplies': ['days', 'fee'],
      'groupQuoteWords.sentences.rushUnknown': ['days', 'fee'],
      'groupQuoteWords.sentences.estimate': ['total'],
      'groupQuoteWords.mail.request': ['course', 'people', 'day'],
      'renewalWords.lookFrom': ['date', 'days'],
      'renewalWords.find': ['course'],
      'renewalWords.event.title': ['course'],
      'renewalWords.event.text': ['course', 'expires', 'date'],
      'renewalWords.event.fileName': ['course'],
      'reminderListWords.row': ['number'],
      'reminderListWords.valid': ['expires', 'date'],
      'reminderListWords.due': ['expires'],
      'reminderListWords.expired': ['expires'],
      'reminderListWords.saved': ['count'],
      'reminderListWords.event.title': ['what'],
      'reminderListWords.event.text': ['what', 'expires', 'date'],
      'sideBySideWords.shown': ['count'],
      'sideBySideWords.full': ['limit'],
    },
  ],
  ['every page', page, { 'pageWords.locations': ['count'], starsLabel: ['rating'] }],
  ['a legal page', documentWords, { lastUpdated: ['date'] }],
  ['a service', serviceWords, { moreEnd: ['service'] }],
  ['the reviews', reviewCard, { basis: ['count'] }],
  ['the city directory', locationsPage, { 'directory.cityLabel': ['city'] }],
  ['a price', priceWords, { each: ['price'], range: ['from', 'to'] }],
  [
    'credits',
    creditTemplates,
    {
      credit: ['credits'],
      credits: ['credits'],
      range: ['from', 'to'],
      ceu: ['ceu', 'hours'],
      ...lengthPlaces('lengths'),
    },
  ],
  [
    'the cart',
    cartWords,
    {
      refused: ['choice'],
      choiceOf: ['product'],
      limit: ['limit'],
      badge: ['items', 'total'],
      'shipping.over': ['amount'],
      'items.many': ['count'],
      'announcement.holds': ['items', 'total'],
      'announcement.added': ['line'],
      'announcement.removed': ['line'],
      'announcement.changed': ['line', 'quantity'],
      'summary.fewer': ['line'],
      'summary.more': ['line'],
      'dialog.how': ['address'],
      'dialog.call': ['phone'],
      'order.line': ['quantity', 'line', 'price', 'amount'],
      'order.total.shipped': ['total'],
      'order.total.digital': ['total'],
    },
  ],
  [
    'the catalog',
    catalogWords,
    {
      toComparison: ['count'],
      'comparison.announced': ['names'],
      'comparison.title': ['count', 'limit'],
      'comparison.removeEnd': ['product'],
      'comparison.quoteLine': ['product'],
    },
  ],
  [
    'each shop',
    catalogCopy,
    {
      'merchandise.found.many': ['count'],
      'booksGuides.found.many': ['count'],
      'equipment.found.many': ['count'],
    },
  ],
  [
    'a product',
    productWords,
    { comparedRating: ['rating', 'reviews'], sizes: ['sizes'], 'badges.saving': ['amount'] },
  ],
  ['an order by e-mail', orderMail, { line: ['product', 'price'], size: ['sizes'], color: ['colors'] }],
  ['the contact form', contactForm, { mailed: ['email'] }],
  [
    'the simulation',
    simulationGame,
    {
      'question.progress': ['step', 'steps'],
      'question.wrong': ['answer'],
      'question.source': ['source'],
      'question.yourAnswer': ['answer'],
      'question.rightAnswer': ['answer'],
      'question.last': ['step', 'verdict'],
      'compressions.count': ['count', 'target'],
      'compressions.spoken': ['advice', 'rate'],
      'result.score': ['score', 'outOf', 'percent'],
      'result.rhythmEarned': ['rate'],
      'result.rhythmMissed': ['rate'],
      'result.yourAnswer': ['answer'],
      'result.rightAnswer': ['answer'],
      'result.source': ['source'],
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

describe.each(modules)('the words of %s', (_name, words, places) => {
  it('name only places that are filled where the words are shown', () => {
    for (const [path, text] of textsIn(words)) {
      const values = Object.fromEntries((places[path] ?? []).map((place) => [place, 'x']));
      expect(() => fillIn(text, values)).not.toThrow();
    }
  });

  it('hold every template that is filled', () => {
    const paths = textsIn(words).map(([path]) => path);
    expect(Object.keys(places).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
