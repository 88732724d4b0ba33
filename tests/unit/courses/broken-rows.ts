/**
 * One wrong thing in each row of a table of classes, the place that has to be named (null for the row as a whole), and a
 * part of what to write instead. Of the ids and cities in them, the site and the tests know `acls` and Mesa alone.
 */
export type BrokenRow = {
  readonly name: string;
  readonly line: string;
  readonly place: string | null;
  readonly advice: RegExp;
};

export const brokenRowsHeader = 'course,date,last day,start,end,city,seats,status';

/** The row that is right, of which the others are made. */
export const goodRow = 'acls,2027-03-13,,9:00 AM,1:30 PM,"Mesa, AZ",8,confirmed';

const good = goodRow;

export const brokenRows: readonly BrokenRow[] = [
  {
    name: 'an unknown id',
    line: good.replace('acls', 'bls'),
    place: 'A (course)',
    advice: /Perhaps aha-bls-provider or red-cross-bls-provider\./,
  },
  {
    name: 'an id like no other',
    line: good.replace('acls', 'yoga'),
    place: 'A (course)',
    advice: /It may be acls, aha-bls-provider or/,
  },
  {
    name: 'no id',
    line: good.replace('acls', ''),
    place: 'A (course)',
    advice: /It is empty\. Write the id/,
  },
  {
    name: 'no date',
    line: good.replace('2027-03-13', ''),
    place: 'B (date)',
    advice: /It is empty\. Write year, month and day/,
  },
  {
    name: 'words for a date',
    line: good.replace('2027-03-13', 'Saturday'),
    place: 'B (date)',
    advice: /"Saturday" is not a day of our calendar\. Write year, month and day/,
  },
  {
    name: 'a day that no month has',
    line: good.replace('2027-03-13', '2027-02-29'),
    place: 'B (date)',
    advice: /is not a day of our calendar/,
  },
  {
    name: 'a day before its month',
    line: good.replace('2027-03-13', '13/3/2027'),
    place: 'B (date)',
    advice: /The month comes first: 3\/13\/2027\./,
  },
  {
    name: "a spreadsheet's number for a date",
    line: good.replace('2027-03-13', '46459'),
    place: 'B (date)',
    advice: /Format the column as a date/,
  },
  {
    name: 'a year of another century',
    line: good.replace('2027-03-13', '3/13/1927'),
    place: 'B (date)',
    advice: /is not a day of our calendar/,
  },
  {
    name: 'a last day before the first',
    line: good.replace('13,,', '13,2027-03-12,'),
    place: 'C (last day)',
    advice: /is before 2027-03-13/,
  },
  {
    name: 'a class that takes months',
    line: good.replace('13,,', '13,2027-09-13,'),
    place: 'C (last day)',
    advice: /184 days after/,
  },
  {
    name: 'words for a time',
    line: good.replace('9:00 AM', 'morning'),
    place: 'D (start)',
    advice: /Write 9:00 AM or 1:30 PM/,
  },
  {
    name: 'an hour that no clock has',
    line: good.replace('1:30 PM', '25:00'),
    place: 'E (end)',
    advice: /is not a time/,
  },
  {
    name: 'a start without PM',
    line: good.replace('9:00 AM', '1:00'),
    place: 'D (start)',
    advice: /is in the night/,
  },
  {
    name: 'an end before the start',
    line: good.replace('1:30 PM', '8:30 AM'),
    place: 'E (end)',
    advice: /starts at 9:00 AM\. Write a later time/,
  },
  {
    name: 'an unknown city',
    line: good.replace('Mesa', 'Mesquite'),
    place: 'F (city)',
    advice: /Perhaps Mesa, AZ\. Write a city of cities\.csv/,
  },
  {
    name: 'part of a seat',
    line: good.replace(',8,', ',8.5,'),
    place: 'G (seats)',
    advice: /as a whole number; 0 for a class that is full/,
  },
  {
    name: 'words for seats',
    line: good.replace(',8,', ',full,'),
    place: 'G (seats)',
    advice: /0 for a class that is full/,
  },
  { name: 'too many seats', line: good.replace(',8,', ',800,'), place: 'G (seats)', advice: /more than 100/ },
  { name: 'a formula', line: good.replace(',8,', ',=10-2,'), place: 'G (seats)', advice: /is a formula/ },
  {
    name: 'an unknown status',
    line: good.replace('confirmed', 'ok'),
    place: 'H (status)',
    advice: /Write "sample" or "confirmed"/,
  },
  { name: 'no status', line: good.replace('confirmed', ''), place: 'H (status)', advice: /It is empty/ },
  {
    name: 'a date of another country with points',
    line: good.replace('2027-03-13', '13.3.2027'),
    place: 'B (date)',
    advice: /"13\.3\.2027" is not a day of our calendar/,
  },
  {
    name: 'the thirtieth of February',
    line: good.replace('2027-03-13', '2/30/2027'),
    place: 'B (date)',
    advice: /is not a day of our calendar/,
  },
  {
    name: 'midnight as 24:00',
    line: good.replace('1:30 PM', '24:00'),
    place: 'E (end)',
    advice: /is not a time\. Write 9:00 AM or/,
  },
  {
    name: 'an end at midnight',
    line: good.replace('1:30 PM', '12:00 AM'),
    place: 'E (end)',
    advice: /Write a later time; check AM and PM/,
  },
  {
    name: 'from and to in one cell',
    line: good.replace('9:00 AM', '9:00 AM - 1:30 PM'),
    place: 'D (start)',
    advice: /is not a time/,
  },
  {
    name: 'a time as the fraction that a spreadsheet stores',
    line: good.replace('9:00 AM', '0.375'),
    place: 'D (start)',
    advice: /is how a spreadsheet stores a time/,
  },
  {
    name: 'seats with a decimal comma',
    line: good.replace(',8,', ',"8,0",'),
    place: 'G (seats)',
    advice: /is not a whole number/,
  },
  {
    name: 'fewer than no seats',
    line: good.replace(',8,', ',-2,'),
    place: 'G (seats)',
    advice: /is not a whole number/,
  },
  {
    name: 'the error of a formula',
    line: good.replace(',8,', ',#REF!,'),
    place: 'G (seats)',
    advice: /is an error of the spreadsheet/,
  },
  {
    name: 'a comma that made two cells of one',
    line: good.replaceAll('"', ''),
    place: null,
    advice: /It has 9 cells/,
  },
];
