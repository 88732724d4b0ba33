import { saveRow } from '@/components/islands/courses/class-calendar';
import { saveFile } from '@/components/islands/shared/save-file';

jest.mock('@/components/islands/shared/save-file');

test('a row of a city page is saved with course, place, note and all of its days', () => {
  document.body.innerHTML = `<div data-place="Atlanta, GA" data-note="Not a registration">
    <section data-course="ACLS (AHA)"><ul>
      <li data-day="2026-12-08" data-last="2026-12-09" data-hours="08:00-16:00"><button></button></li>
    </ul></section></div>`;
  saveRow(document.querySelector('li')!);
  const [name, , text] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('acls-aha-2026-12-08.ics');
  for (const line of [
    'SUMMARY:ACLS (AHA)',
    'LOCATION:Atlanta\\, GA',
    'DESCRIPTION:Not a registration',
    'RDATE:20261209T130000Z',
  ])
    expect(text).toContain(line);
});
