export const brokenRowsHeader = 'course,date,last day,start,end,city,seats,zone,status';

/** A valid row; the broken rows below vary it. */
export const goodRow = 'acls,2027-03-13,,9:00 AM,1:30 PM,"Mesa, AZ",8,,confirmed';

/** The cells of the valid row, by column name. */
const right = {
  'A (course)': 'acls',
  'B (date)': '2027-03-13',
  'C (last day)': '13,,',
  'D (start)': '9:00 AM',
  'E (end)': '1:30 PM',
  'G (seats)': ',8,',
} as const;

type WrongCell = readonly [name: string, place: keyof typeof right, written: string, advice: RegExp];
const wrongCells: readonly WrongCell[] = [
  ['an id like no other', 'A (course)', 'yoga', /It may be acls, aha-bls-provider or/],
  ['no id', 'A (course)', '', /It is empty\. Write the id/],
  ['words for a date', 'B (date)', 'Saturday', /"Saturday" is not a day of our calendar\. Write year, month/],
  ['a day before its month', 'B (date)', '13/3/2027', /The month comes first: 3\/13\/2027\./],
  ["a spreadsheet's number for a date", 'B (date)', '46459', /Format the column as a date/],
  ['a year of another century', 'B (date)', '3/13/1927', /is not a day of our calendar/],
  ['a last day before the first', 'C (last day)', '13,2027-03-12,', /is before 2027-03-13/],
  ['a class that takes months', 'C (last day)', '13,2027-09-13,', /184 days after .* a row of its own/],
  ['words for a time', 'D (start)', 'morning', /Write 9:00 AM or 1:30 PM/],
  ['a start without PM', 'D (start)', '1:00', /is in the night/],
  ['from and to in one cell', 'D (start)', '9:00 AM - 1:30 PM', /is not a time/],
  ['the fraction that a spreadsheet stores', 'D (start)', '0.375', /is how a spreadsheet stores a time/],
  ['an end before the start', 'E (end)', '8:30 AM', /at 8:30 AM, and starts at 9:00 AM\. Write a later time/],
  ['part of a seat', 'G (seats)', ',8.5,', /as a whole number; 0 for a class that is full/],
  ['too many seats', 'G (seats)', ',800,', /800 seats are more than 100\. Check the number/],
  ['seats with a decimal comma', 'G (seats)', ',"8,0",', /is not a whole number/],
];

/**
 * Each row of a class table has one fault. Listed with it: the column to report and part of the advice. The only real id
 * and city in them are `acls` and Mesa.
 */
export const brokenRows = wrongCells.map(([name, place, written, advice]) => {
  return { name, line: goodRow.replace(right[place], written), place, advice };
});
