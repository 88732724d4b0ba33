import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseTabs } from '@/components/islands/courses/course-tabs';

const views = [
  { id: 'overview', label: 'Course Overview' },
  { id: 'compare', label: 'Compare Courses', impliedBy: { word: 'compare', ids: ['acls'] } },
  { id: 'requirements', label: 'Requirements & FAQ' },
];
const panels = {
  overview: (
    <section id="overview">
      <a href="#acls">First panel</a>
    </section>
  ),
  compare: <section id="compare">Second panel</section>,
  requirements: <section id="requirements">Third panel</section>,
};
function open(address = '') {
  history.replaceState(null, '', `/aha-courses${address}`);
  render(<CourseTabs name="course-tabs" label="Views" views={views} slots={panels} />);
}

/** The view whose tab is selected and whose panel is the only one shown. */
function shownView(): string {
  const tab = screen.getByRole('tab', { selected: true });
  expect(screen.getByRole('tabpanel', { name: tab.textContent })).toBeVisible();
  expect(document.querySelectorAll('[role="tabpanel"][hidden]')).toHaveLength(2);
  return tab.textContent;
}

test('the tabs are one Tab stop, move by arrow keys, and write the view into the URL', async () => {
  open();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Course Overview' })).toHaveFocus();
  for (const [key, search, name] of [
    ['ArrowRight', '?view=compare', 'Compare Courses'],
    ['ArrowRight', '?view=requirements', 'Requirements & FAQ'],
    ['ArrowRight', '', 'Course Overview'],
    ['ArrowLeft', '?view=requirements', 'Requirements & FAQ'],
    ['End', '?view=requirements', 'Requirements & FAQ'],
    ['Home', '', 'Course Overview'],
    [' ', '', 'Course Overview'],
  ] as const) {
    expect(fireEvent.keyDown(document.activeElement!, { key }), 'scrolls the page').toBe(false);
    expect([location.search, shownView()]).toEqual([search, name]);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
  }
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('the tabs ignore keys they do not use', () => {
  open('?view=requirements');
  const tab = screen.getByRole('tab', { selected: true });
  expect(fireEvent.keyDown(tab, { key: 'ArrowDown' })).toBe(true);
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(shownView()).toBe('Requirements & FAQ');
});

test('a tab opens on a click without focus, as assistive technology sends it, and not on the other mouse button', async () => {
  open();
  const tab = screen.getByRole('tab', { name: 'Compare Courses' });
  await userEvent.pointer({ target: tab, keys: '[MouseRight]' });
  expect(location.search).toBe('');
  fireEvent.click(tab);
  expect([location.search, shownView()]).toEqual(['?view=compare', 'Compare Courses']);
});

test.each([
  ['', 'Course Overview'],
  ['?view=requirements', 'Requirements & FAQ'],
  ['?view=<b>nowhere', 'Course Overview'],
  ['#requirements', 'Requirements & FAQ'],
  ['#%E0%A4%A', 'Course Overview'],
])('the address "%s" opens %s', (address, name) => {
  open(address);
  expect(shownView()).toBe(name);
});

test('a view that the address names is scrolled to, and not when the address names something in it', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as unknown as PerformanceEntry,
  ]);
  const landed = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const times = [];
  for (const address of ['?view=compare', '?compare=acls', '?view=compare&compare=acls', '']) {
    open(address);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    times.push(landed.mock.calls.length);
    cleanup();
  }
  expect(times).toEqual([1, 1, 1, 1]);
});
