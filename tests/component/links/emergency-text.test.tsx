import { render, screen } from '@testing-library/react';
import { EmergencyText } from '@/components/links/emergency-text';
import { emergencyTraining } from '@/content/contact/contact';
import { review } from '@/content/clinical/review';

test.each([review.emergency, emergencyTraining.note])('"%s" makes a link of the call alone', (text) => {
  render(<EmergencyText text={text} />);
  const link = screen.getByRole('link', { name: 'call 911' });
  expect(link).toHaveAttribute('href', 'tel:911');
});

test('refuses a sentence that does not say to call', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<EmergencyText text="Ask somebody for help." />)).toThrow('does not say');
  complain.mockRestore();
});
