import { fireEvent, render, screen } from '@testing-library/react';
import { groupQuoteLabels } from '@/content/courses/course-labels';
import { mailCopyLabels } from '@/content/site/mail-copy-labels';
import { GroupQuoteForm } from '@/components/islands/courses/group-quote-form';

test('the group quote shows errors at the field, estimates on the page and in the email, and shows its text once opened', () => {
  vi.useFakeTimers({ now: new Date('2025-01-01T10:00:00') });
  render(
    <GroupQuoteForm
      name="quote"
      course="BLS Provider"
      prices={{ price: 7500, groupPrice: 6000 }}
      rules={{ groupMinimum: 10, rushFee: 7500, rushDays: 30 }}
      mailTo="support@example.com"
      subject="Group Quote Request: BLS Provider"
      labels={{ ...groupQuoteLabels, opened: mailCopyLabels }}
    />,
  );
  const link = screen.getByRole('link', { name: `${groupQuoteLabels.submit} for BLS Provider` });
  const mail = () => new URL(link.getAttribute('href') ?? '').searchParams;
  const people = screen.getByRole('textbox', { name: new RegExp(groupQuoteLabels.people) });
  fireEvent.change(people, { target: { value: '0' } });
  expect(people).toHaveAccessibleDescription(groupQuoteLabels.sentences.notACount);
  expect(people).toBeInvalid();
  fireEvent.change(people, { target: { value: '12' } });
  const day = screen.getByLabelText(new RegExp(groupQuoteLabels.day));
  fireEvent.change(day, { target: { value: '2025-01-30' } });
  expect(screen.getByRole('status')).toHaveTextContent('$795.00');
  expect(mail().get('subject')).toBe('Group Quote Request: BLS Provider');
  expect(mail().get('body')).toContain('$795.00');
  expect(screen.queryByLabelText(mailCopyLabels.textLabel)).not.toBeInTheDocument();
  fireEvent.click(link);
  expect(screen.getByLabelText<HTMLTextAreaElement>(mailCopyLabels.textLabel).value).toContain('People: 12');
});
