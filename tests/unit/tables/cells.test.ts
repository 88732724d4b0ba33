// cspell:disable: mistyped on purpose
import * as columns from '@/lib/tables/columns';

const ours = [
  'Tucson, AZ',
  'Mesa, AZ',
  'Albuquerque, NM',
  'Las Vegas, NV',
  'Kansas City, KS',
  'Kansas City, MO',
  'Live online',
];
const courses = ['acls', 'pals', 'aha-bls-provider', 'babysitter-training'];

/** What people write into a cell of each kind. */
const typed: Record<string, readonly [columns.Column<unknown>, string]> = {
  text: [
    columns.text('a text', 12),
    ' | =A1 | #REF! | #N/A | TBD | n/a | todo | xx | — | Twelve signs | Thirteen sign',
  ],
  optional: [columns.optional(columns.count), ' | x'],
  id: [
    columns.id,
    'mug-2 | Mug | mug_2 | -mug | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  ],
  money: [
    columns.money,
    '17 | 17.5 | 17.25 | 17.250 | 17.255 | $1,234.50 | $ 14.99 usd | USD 5 | 1.234,50 | 12,34 | 0 | 0.01 | 100000 | 100000.01 | -5 | free',
  ],
  count: [columns.count, '0 | 128 | 1,280 | 12.0 | 12.5 | 12,80 | 1234567890'],
  rating: [columns.rating, '0 | 4.8 | 5 | 5.1 | 4.75 | 4.80 | -1'],
  yesNo: [columns.yesNo, 'Yes | y | TRUE | 1 | no | N | false | 0 | yesterday | not yes | no more'],
  cityName: [
    columns.cityName,
    "Mesa | Mesa, AZ | Mesa, Arizona | washington, DC | salt lake city | Winston, Salem | MESA | COEUR D'ALENE | DISH | LA",
  ],
  choice: [columns.choice(['top', 'bottom']), 'Top | middle'],
  choices: [columns.choices(['top', 'bottom']), 'top; bottom | top; | middle; top | ;'],
  state: [columns.state, 'AZ | az | Arizona | Ontario'],
  list: [columns.list('S; M'), 'S; M |  S ;; M  | ;'],
  options: [columns.options('S; M'), 'S; M; 2XL | S; s | Deep green; Deep-green | S, M'],
  lines: [
    columns.lines('Power: Battery'),
    'Power: Battery | Power:Battery | Guidance: Voice: loud; Power: 9 V',
  ],
  degrees: [columns.degrees(90), '33.4 | -90 | 90.5 | 33. | 33,4 | 1e1'],
  longitude: [columns.degrees(180), '-111.8 | 180.01'],
  email: [columns.email, 'a@b.co | MAILTO:a@b.co | a@b | a b@c.co'],
  phone: [
    columns.phone,
    '480-234-5678 | +1 (480) 234 5678 | 480.234.5678 | 480-234-567 | 480-234-5678 ext. 9 | 123-234-5678 | 2 480 234 5678',
  ],
  zip: [columns.zip, '85201 | 2134 | 85201-1234 | 2134 1234 | 852011234 | 852 | 85201-12'],
  web: [
    columns.web,
    'https://a.co/x?y#z | a.co | Shop.A.Co/x | http://a.co | https://a | https://u@a.co | https://a.co/b c | a.c',
  ],
  origin: [
    columns.origin,
    'https://www.a.co | https://www.a.co/ | http://www.a.co | https://www.a.co/x | https://www.a.co/?x | https://www.a.co/#x | https://www.a.co:81 | www.a.co',
  ],
  year: [columns.year, '2006 | 1899 | 206 | 20066'],
  month: [
    columns.month,
    'March 2016 | Mar. 2016 | mar 2016 | 3/2016 | 2016-03-01 | March | Ma 2016 | Marsh 2016 | 2016-03 | 13/2016 | 2016-03-02 | 2016',
  ],
  day: [
    columns.day,
    '2027-10-22 | 10/22/2027 | 10/22/27 | Oct 22, 2027 | 2027-10-22 00:00:00 | 2027-10-22T00:00:00Z | 10/22/2027 12:00:00 am | 2027-10-22 09:00 | 46317 | 46317.5 | 22/10/2027 | 22/10/27 | 12/13/2027 | 13/12/2027 | 13/13/2027 | 2/30/2027 | 1927-10-22 | 22/10/202 | 2027/10/22 | Oct. 22nd 2027 | 22 October 2027 | 22-Oct-27 | Fri, 10/22/27 | 22.10.2027 | Foo 2, 2027 | 22-Foo-27 | Oct 22 | on 10/22/2027 | 1st 22-Oct-27 | 22-Oct-27. | 22-Oct-20277 | by Oct 22, 2027 | Oct 22, 2027 or so',
  ],
  time: [columns.time, '9:00 AM | 9am | 13:30 | 09:00 | 25:00 | 0.375 | .5 | 1.5 | noon'],
  knownName: [columns.knownName(courses, 'a course'), 'ACLS | alcs | babysitting | provider of aha | is | x'],
  anyName: [columns.knownName(null, 'a course'), 'Anything'],
  place: [
    columns.place(ours),
    'tucson | Mesa AZ | mesa, az. | Tuscon, AZ | Tuscon | Alburquerque | Las Cruces, NM | Las Cruces | Mesa, NV | Kansas City | Kansas City , MO. | live online | Kansas Cty | Kansas Cty, MO',
  ],
  anyPlace: [columns.place(null), 'Omaha, NE'],
  hours: [
    columns.hours,
    'Monday-Friday 8:00 AM-6:00 PM | Mon-Fri 8am to 6pm; Sat 9 AM-3 PM | Mon-Fri 8-6 | Mon-Fri 8 TO 6 | Mon-Fri 8 AM-6 | Mon-Fri 8 AM to 6:30 | Mon-Fri 8 AM-6 p.m. | weekdays 8 AM-6 PM | Monday to Friday | 24/7',
  ],
  status: [columns.status, 'Sample | confirmed | done'],
};

test.each(Object.entries(typed))(
  'a cell of the kind %s is read, or answered with what to write',
  (_kind, [column, cells]) => {
    const answers = cells.split(' | ').map((cell) => {
      const read = columns.readCell(column, cell);
      return `${cell} -> ${read instanceof columns.Misfit ? read.message : JSON.stringify(read)}`;
    });
    expect([`Write ${column.fits}.`, ...answers].join('\n')).toMatchSnapshot();
  },
);
