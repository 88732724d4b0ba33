/**
 * Text that breaks careless code: bidi controls, joined emoji, lone surrogates, markup, patterns, escapes, property
 * names.
 */
export const hostileInputs: readonly string[] = [
  '',
  ' ',
  'chicago',
  'mug',
  'مرحبا بالعالم ١٢٣ \u202Eevil\u202C',
  '👩‍⚕️🫀👨‍👩‍👧‍👦🇺🇸 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  'lone \uD83D half \u0000\u0007\u001B[31m',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7} .*+?^${}()|[]\\',
  '%00%ff%E0%A4%A',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  '-1',
  '1e309',
  'NaN',
  'line one\r\nline two\n\n',
  'ana@example.com',
  '(503) 555-0100',
  '__proto__',
];
