import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CourseTabs } from '@/components/islands/courses/course-tabs';

const views = [
  { id: 'overview', label: 'Course Overview' },
  { id: 'compare', label: 'Compare Courses' },
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
const island = <CourseTabs label="Views" views={views} slots={panels} />;
const hiddenPanels = () =>
  [...document.querySelectorAll('[role="tabpanel"][hidden]')].map((panel) => panel.id);

describe('the tabs of a course page', () => {
  beforeEach(() => history.replaceState(null, '', '/aha-courses'));

  it('are links to plain sections in the exported HTML', () => {
    const html = renderToString(island);
    expect(html).not.toMatch(/role=|hidden=|style=|data-chosen=/);
    for (const view of views) expect(html).toContain(`<a href="#${view.id}"`);
    expect(html).toContain('Third panel');
  });

  it('open on the overview and hide the other two', () => {
    render(island);
    expect(screen.getByRole('tab', { name: 'Course Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(hiddenPanels()).toEqual(['compare-panel', 'requirements-panel']);
  });

  it('move with the arrow keys, Home and End, and write the view into the address', async () => {
    render(island);
    await userEvent.click(screen.getByRole('tab', { name: 'Compare Courses' }));
    expect(location.search).toBe('?view=compare');
    expect(hiddenPanels()).toEqual(['overview-panel', 'requirements-panel']);
    await userEvent.keyboard('{ArrowRight}');
    expect(location.search).toBe('?view=requirements');
    expect(screen.getByRole('tab', { name: 'Requirements & FAQ' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(location.search).toBe('');
    await userEvent.keyboard('{End}');
    expect(location.search).toBe('?view=requirements');
    await userEvent.keyboard('{Home}');
    expect(hiddenPanels()).toEqual(['compare-panel', 'requirements-panel']);
  });

  it('are one stop of the Tab key, and pass on the keys that they have no use for', async () => {
    render(island);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Course Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Requirements & FAQ' })).toHaveFocus();
    expect(location.search).toBe('?view=requirements');
    for (const key of ['ArrowDown', 'PageDown', 'x'])
      expect(fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })).toBe(true);
    expect(
      fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft', altKey: true }),
    ).toBe(true);
    expect(location.search).toBe('?view=requirements');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('open by a press without focus, as assistive technology makes it, and not by the other mouse button', async () => {
    render(island);
    const tab = screen.getByRole('tab', { name: 'Compare Courses' });
    await userEvent.pointer({ target: tab, keys: '[MouseRight]' });
    expect(location.search).toBe('');
    fireEvent.click(tab);
    expect(location.search).toBe('?view=compare');
    expect(screen.getByRole('tabpanel', { name: 'Compare Courses' })).toBeVisible();
  });

  it('follow the address, and ignore a view that is not there', () => {
    history.replaceState(null, '', '/aha-courses?view=requirements');
    const { unmount } = render(island);
    expect(screen.getByRole('tabpanel', { name: 'Requirements & FAQ' })).toBeVisible();
    unmount();
    history.replaceState(null, '', '/aha-courses?view=<b>nowhere');
    render(island);
    expect(screen.getByRole('tab', { name: 'Course Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('open the panel that holds an anchor, and survive a broken anchor', () => {
    history.replaceState(null, '', '/aha-courses#requirements');
    const { unmount } = render(island);
    expect(screen.getByRole('tab', { name: 'Requirements & FAQ' })).toHaveAttribute('aria-selected', 'true');
    unmount();
    history.replaceState(null, '', '/aha-courses#%E0%A4%A');
    render(island);
    expect(screen.getByRole('tab', { name: 'Course Overview' })).toHaveAttribute('aria-selected', 'true');
  });
});
