import { fireEvent, render, screen } from '@testing-library/react';
import { groupQuoteLabels } from '@/content/courses/course-labels';
import { mailCopyLabels } from '@/content/site/mail-copy-labels';
import { GroupQuoteForm } from '@/components/islands/courses/group-quote-form';
import { seen } from '../support/seen';

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
  const said = () => {
    const people = screen.getByRole('textbox', { name: new RegExp(groupQuoteLabels.people) });
    const lines = [`People: ${people.getAttribute('aria-describedby')}`, ...seen(document.body)];
    return decodeURIComponent(lines.join('\n').replaceAll('%0D', ''));
  };
  const enter = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value } });
  enter(groupQuoteLabels.people, '0');
  expect(said()).toMatchSnapshot();
  enter(groupQuoteLabels.people, '12');
  enter(groupQuoteLabels.day, '2025-01-30');
  fireEvent.click(screen.getByRole('link', { name: new RegExp(groupQuoteLabels.submit) }));
  expect(said()).toMatchSnapshot();
});
