import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SideBySide } from '@/components/islands/side-by-side';

const terms = ['Duration', 'Certification'];
const courses = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, title: `Course ${id}`, values: [`${index} hours`, '2 years'] }));
const island = <SideBySide terms={terms} courses={courses} />;

describe('the side-by-side comparison', () => {
  beforeEach(() => history.replaceState(null, '', '/aha-courses'));

  it('has no dead control in the exported HTML', () => {
    expect(renderToString(island)).toBe('');
  });

  it('sets two chosen courses beside each other, marks what differs, and keeps the choice in the address', async () => {
    render(island);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Course b' }));
    expect(screen.getByRole('status')).toHaveTextContent('Pick one more.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Course a' }));
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Course b', 'Course a']);
    expect(within(screen.getByRole('row', { name: /Duration/ })).getByText('Differs')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Certification/ })).queryByText('Differs')).not.toBeInTheDocument();
    expect(location.search).toBe('?compare=b,a');
  });

  it('takes no fourth course', () => {
    history.replaceState(null, '', '/aha-courses?compare=a,b,c');
    render(island);
    expect(screen.getByRole('checkbox', { name: 'Course d' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Three is the most.');
  });

  it('ignores what the address should not hold, and follows it back', () => {
    history.replaceState(null, '', '/aha-courses?compare=x,%3Cb%3E,a,a');
    render(island);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    act(() => {
      history.replaceState(null, '', '/aha-courses?compare=b,d');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });
});
