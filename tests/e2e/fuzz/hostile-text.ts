/** Text that breaks careless code: directions, joined emoji, half characters, markup, patterns, paths, lengths. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  'a',
  'chicago',
  'mug',
  'שלום עולם',
  'مرحبا بالعالم ١٢٣',
  '\u202Eevil\u202C \u2066x\u2069',
  '👩‍⚕️🫀👨‍👩‍👧‍👦🇺🇸',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  'lone \uD83D half',
  '\u0000\u0007\u001B[31m',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE classes; --",
  '{{7*7}}${7*7}',
  '.*+?^${}()|[]\\',
  '%00%ff%E0%A4%A',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  '-1',
  '1e309',
  'NaN',
  '0x10',
  '９９',
  'line one\r\nline two\n\n',
  'a@b',
  'ana@example.com',
  '(503) 555-0100',
  '__proto__',
  'constructor',
  'null',
  'undefined',
];

/** A paste of 100 kB with all of it in it. */
export const hugeText = hostileTexts
  .join(' ')
  .repeat(Math.ceil(100_000 / hostileTexts.join(' ').length))
  .slice(0, 100_000);
