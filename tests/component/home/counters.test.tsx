import { render, screen } from '@testing-library/react';
import { HeroBand } from '@/components/home/hero-band';
import { enhanceCounters } from '@/components/site-script/counters';
import { heroCounters } from '@/content/home/home';
import { formatCount } from '@/lib/text/counts';
import { fakeView } from '../support/fake-view';

let view: ReturnType<typeof fakeView>;

/** The position of the counters when the page loads. */
function placeAt(top: number) {
  Element.prototype.getBoundingClientRect = () => ({ top }) as DOMRect;
}

function allowMotion(isAllowed: boolean) {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduce') && !isAllowed,
  })) as typeof window.matchMedia;
}

beforeEach(() => {
  jest.useFakeTimers();
  placeAt(window.innerHeight + 1);
  view = fakeView();
  // As in a browser that has painted the page.
  performance.getEntriesByType = () => [{}] as PerformanceEntryList;
});

const [counter] = heroCounters;
if (counter === undefined) throw new Error('There is no counter.');
const { value, suffix, label } = counter;
const final = `${formatCount(value)}${suffix}`;
const students = () =>
  screen.getAllByText(label).find(({ nextElementSibling: figure }) => figure?.textContent.includes(final))
    ?.nextElementSibling;

describe('the counters', () => {
  it('count from 0 to exactly the target over 2,000 ms, and only the final number is read out', () => {
    allowMotion(true);
    render(<HeroBand />);
    expect(students()).toHaveTextContent(final);
    enhanceCounters();
    const [spoken, moving] = [...(students()?.children ?? [])];
    view.come(false);
    jest.advanceTimersByTime(1000);
    view.come();
    expect(spoken).toHaveTextContent(final);
    expect(moving).toHaveAttribute('aria-hidden', 'true');
    expect(moving).toHaveTextContent(/^0\D*$/);
    jest.advanceTimersByTime(1000);
    expect(Number(moving?.textContent.replace(/\D/g, ''))).toBeGreaterThan(0);
    expect(moving).not.toHaveTextContent(final);
    jest.advanceTimersByTime(1100);
    expect(moving).toHaveTextContent(final);
    expect(spoken).toHaveTextContent(final);
  });

  it('stay still if they were visible when the page loaded, but not before its first paint, and in print', () => {
    allowMotion(true);
    render(<HeroBand />);
    const moving = students()?.lastElementChild;
    placeAt(window.innerHeight);
    enhanceCounters();
    view.come();
    expect(moving).toHaveTextContent(final);
    performance.getEntriesByType = () => [];
    enhanceCounters();
    expect(moving).not.toHaveTextContent(final);
    window.dispatchEvent(new Event('beforeprint'));
    expect(moving).toHaveTextContent(final);
  });

  it('stay still if the visitor prefers reduced motion', () => {
    allowMotion(false);
    render(<HeroBand />);
    enhanceCounters();
    expect(view.watched.size).toBe(0);
  });
});
