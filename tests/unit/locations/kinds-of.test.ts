import { registersFor } from '@/components/islands/locations/kinds-of';
import type { FinderKind, FinderRequest } from '@/components/islands/locations/location-finder-data';

const request = (label: string) => ({ label }) as FinderRequest;
const kind = (label: string, formName: string, issuer?: string) =>
  ({ label, formName, issuer }) as FinderKind;

it.each([
  ['AHA Classes', kind('AHA Classes', 'AHA class'), 'an AHA class'],
  ['Red Cross Classes', kind('Red Cross Classes', 'Red Cross class'), 'a Red Cross class'],
  ['BLS', kind('AHA Classes', 'AHA class', 'AHA'), 'BLS (AHA)'],
  ['BLS (AHA)', kind('AHA Classes', 'AHA class', 'AHA'), 'BLS (AHA)'],
  ['HIPAA', kind('OSHA & HIPAA Classes', 'OSHA or HIPAA class'), 'HIPAA'],
])('a request for %s registers in a sentence for what was asked', (label, form, text) => {
  expect(registersFor(request(label), form)).toBe(text);
});
