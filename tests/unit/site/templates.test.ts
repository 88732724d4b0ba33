import { contentModules } from '@/content/site/content-modules';
import { fillIn } from '@/lib/text/fill-in';

/** Exports with templates, and the texts in them that are given each set of places. What is not named is shown as it is. */
const given: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cityClassWords: { 'course day city': 'which', day: 'asOf' },
  registrationMail: { 'course day city': 'body', course: 'subject' },
  finderWords: {
    count: 'miles.many',
    n: 'matches more toList',
    text: 'noMatch noZip forClass looking',
    city: 'datesHere datesNear otherForms',
    place: 'placeFound placeFar placeFarInRoom',
    zip: 'zip',
    kind: 'online',
    'class city form': 'namedForm',
  },
  newLocation: { 'city class': 'body' },
  stepThroughTexts: { 'place last kind': 'place', last: 'atMost', step: 'again' },
  clinicalWords: { count: 'sourcesCount' },
  rhythmWords: {
    firstDegreePr: 'firstDegreeBlock.adult',
    escapeRate: 'thirdDegreeBlock.adult',
    svtRate: 'supraventricular.adult',
    'flutterAtrialRate flutterRate': 'atrialFlutter.adult',
    'vtRate wideQrs': 'monomorphicVt.adult',
  },
  stripTexts: { rate: 'rate pWaves flutterWaves qrsRate', seconds: 'pr qrs' },
  practiceTexts: {
    number: 'answer',
    'number count': 'progress',
    answer: 'right wrong youSaid',
    'score count': 'score',
  },
  mapWords: { 'cities places': 'caption', count: 'cities.many states.many' },
  treeWords: {
    count: 'allSteps drawingHint',
    tree: 'listName drawing',
    step: 'goTo goBackTo drawnAnswers.yes drawnAnswers.no',
  },
  chooserWords: { n: 'step', text: 'change', 'course name': 'registerEnd' },
  courseWords: {
    validity: 'validity',
    'certification validity': 'validCertification',
    course: 'quoteSubject',
  },
  detailsWords: { course: 'which', groupMinimum: 'groupPrice' },
  groupQuoteWords: {
    course: 'which',
    count: 'sentences.people.many',
    limit: 'sentences.tooMany',
    people: 'sentences.request',
    'people price sum': 'sentences.groupSum sentences.singleSum',
    minimum: 'sentences.groupStart',
    'days fee': 'sentences.rushApplies sentences.rushUnknown',
    total: 'sentences.estimate',
    'course people day': 'mail.request',
  },
  renewalWords: {
    course: 'find event.title event.fileName',
    'date days': 'lookFrom',
    'course expires date': 'event.text',
  },
  seatPriceTemplates: { 'price groupPrice groupMinimum': 'shown', price: 'same', 'people total': 'group' },
  lengthWords: { hours: 'hours', 'hours then': 'hoursThen', count: 'contactHours.many', ceu: 'ceu' },
  upcomingClassWords: { count: 'spots.many', 'day place': 'which' },
  reminderListWords: {
    count: 'saved',
    number: 'row',
    'expires date': 'valid',
    expires: 'due expired',
    what: 'event.title',
    'what expires date': 'event.text',
  },
  sideBySideWords: { count: 'shown', limit: 'full' },
  coursePage: { title: 'comparison.caption' },
  detailsDialogWords: { title: 'openEnd' },
  courseCardWords: { 'day place': 'nextDate' },
  pageWords: { count: 'locations' },
  starsLabel: { rating: '' },
  documentWords: { date: 'lastUpdated' },
  hero: { rating: 'rating', count: 'reviews' },
  serviceWords: { service: 'moreEnd' },
  reviewCard: { count: 'basis' },
  locationsPage: { city: 'directory.cityLabel' },
  priceWords: { price: 'each', 'from to': 'range' },
  programActions: { program: 'which', 'program price': 'mail' },
  creditTemplates: {
    credits: 'credit credits',
    'from to': 'range',
    'ceu hours': 'ceu',
    hours: 'lengths.hours',
    'hours then': 'lengths.hoursThen',
    count: 'lengths.contactHours.many',
    ceu: 'lengths.ceu',
  },
  addToCartWords: { 'choice product': 'choiceOf', limit: 'limit' },
  cartWords: {
    'choice product': 'choiceOf',
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
  catalogWords: {
    count: 'toComparison',
    names: 'comparison.announced',
    'count limit': 'comparison.title',
    product: 'comparison.removeEnd comparison.quoteLine',
  },
  catalogCopy: { count: 'merchandise.found.many booksGuides.found.many equipment.found.many' },
  productWords: {
    'rating reviews': 'comparedRating',
    product: 'larger',
    sizes: 'sizes',
    amount: 'badges.saving',
  },
  orderMail: { 'product price': 'line', sizes: 'size', colors: 'color' },
  contactForm: { email: 'mailed' },
  simulationSection: { source: 'reading.source' },
  simulationGame: {
    'step steps': 'question.progress',
    answer: 'question.wrong question.yourAnswer question.rightAnswer result.yourAnswer result.rightAnswer',
    source: 'question.source result.source',
    'step verdict': 'question.last',
    'count target': 'compressions.count',
    'advice rate': 'compressions.spoken',
    'score outOf percent': 'result.score',
    rate: 'result.rhythmEarned result.rhythmMissed',
  },
};

function textsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, path === '' ? key : `${path}.${key}`),
  );
}

/** Modules with such exports, with all that they export. */
const modules = Object.entries(
  contentModules as Readonly<Record<string, Readonly<Record<string, unknown>>>>,
).filter(([, module]) => Object.keys(module).some((name) => name in given));

it('the templates of content are all in its modules', () => {
  const names = modules.flatMap(([, module]) => Object.keys(module));
  expect(names).toEqual(expect.arrayContaining(Object.keys(given)));
});

it.each(modules)('the words of %s name only places that are filled where they are shown', (_path, module) => {
  for (const [name, words] of Object.entries<unknown>(module))
    for (const [path, text] of textsIn(words)) {
      const places = Object.entries(given[name] ?? {}).filter(([, paths]) => paths.split(' ').includes(path));
      const values = Object.fromEntries(
        places.flatMap(([names]) => names.split(' ')).map((place) => [place, 'x']),
      );
      expect(() => fillIn(text, values)).not.toThrow();
    }
});
