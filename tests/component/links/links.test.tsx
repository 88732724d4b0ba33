import { render } from '@testing-library/react';
import { EmergencyText } from '@/components/links/emergency-text';

test('an emergency sentence without a call is refused', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<EmergencyText text="Ask somebody for help." />)).toThrow('does not say');
});
