import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sideBySideLabels } from '@/content/courses/course-labels';
import { mostCompared } from '@/lib/courses/course-comparison';
import { interpolate } from '@/lib/text/interpolate';
import { SideBySide } from '@/components/islands/courses/side-by-side';
import { seen } from '../support/seen';

const terms = ['Duration', 'Certification'];
const courses = ['a', 'b', 'c', 'd'].map((id, index) => ({
  id,
  title: `Course ${id}`,
  values: [`${index} hours`, '2 years'],
}));
const island = <SideBySide name="side-by-side" terms={terms} courses={courses} labels={sideBySideLabels} />;

describe('the side-by-side comparison', () => {
  beforeEach(() => history.replaceState(null, '', '/aha-courses'));

  it('shows two chosen courses side by side, marks differences, and keeps the choice in the URL', async () => {
    render(island);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Course b' }));
    expect(screen.getByRole('status')).toHaveTextContent(sideBySideLabels.oneMore);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Course a' }));
    expect(seen(screen.getByRole('table'))).toMatchSnapshot();
    expect(location.search).toBe('?compare=b,a');
  });

  it('loses no click of several in one frame, and refuses a fourth course', () => {
    render(island);
    act(() => {
      for (const { title } of courses) screen.getByRole('checkbox', { name: title }).click();
    });
    expect(location.search).toBe('?compare=a,b,c');
    expect(screen.getByRole('checkbox', { name: 'Course d' })).toBeDisabled();
    const full = interpolate(sideBySideLabels.full, { limit: mostCompared });
    expect(screen.getByRole('status')).toHaveTextContent(full);
  });

  it('ignores invalid values in the URL, and follows Back', () => {
    history.replaceState(null, '', '/aha-courses?compare=x,%3Cb%3E,a,a');
    render(island);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    act(() => {
      history.replaceState(null, '', '/aha-courses?compare=b,d');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });
});
