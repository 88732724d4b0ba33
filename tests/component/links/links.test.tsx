import { render, screen } from '@testing-library/react';
import { EmergencyText } from '@/components/links/emergency-text';
import { OutboundLink } from '@/components/links/outbound-link';
import { review } from '@/content/clinical/review';
import { emergencyTraining } from '@/content/contact/contact';
import { newTab } from '@/content/site/page-labels';

test('an external link says that it opens a new tab, without access to this one', () => {
  render(<OutboundLink to="booking">Book</OutboundLink>);
  const link = screen.getByRole('link', { name: `Book ${newTab}` });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test.each([review.emergency, emergencyTraining.note])('"%s" links the call only', (text) => {
  render(<EmergencyText text={text} />);
  expect(screen.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
});

test('an emergency sentence without a call is refused', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<EmergencyText text="Ask somebody for help." />)).toThrow('does not say');
});
