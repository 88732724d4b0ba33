import {
  coachAtRest,
  type CoachEvent,
  coachReducer,
  coachReport,
  type CoachState,
} from '@/lib/simulation/chest-coach';
import { compressionTarget } from '@/lib/simulation/simulation';
import { listed } from '../../support/listed';

const push = (at: number): CoachEvent => ({ type: 'push', at });
const after = (events: readonly CoachEvent[], from: CoachState = coachAtRest) =>
  events.reduce(coachReducer, from);
/** As many pushes, one every `gap` milliseconds. */
const beat = (count: number, gap: number, start = 1000) =>
  Array.from({ length: count }, (_, index) => push(start + index * gap));

test('a round is reported by its pushes', () => {
  const doubled = [0, 600, 1200, 1300, 2000, 2600, 3200, 3800, 4400, 5000];
  // A doubled push makes the mean of nine good ones too fast.
  const tooFast = [0, 545, 665, 1090, 1635, 2180, 2725, 3270, 3815, 4360];
  const rounds: readonly (readonly CoachEvent[])[] = [
    ...[[], beat(1, 545), beat(4, 536), beat(4, 20), [...beat(4, 545), { type: 'pause' } as const]],
    ...[beat(10, 556), beat(10, 652), beat(10, 20), doubled.map(push), tooFast.map(push)],
  ];
  const moments = (events: readonly CoachEvent[]) =>
    events.map((event) => ('at' in event ? String(event.at) : event.type));
  expect(listed(rounds, (events) => coachReport(after(events)), moments)).toMatchSnapshot();
});

test('three seconds between two pushes are no pause, and a clock that jumps back is one', () => {
  expect(after([push(1), push(3001)]).pushes).toEqual([1, 3001]);
  expect(after([push(1), push(3002)]).pushes).toEqual([3002]);
  expect(after([push(2), push(1)]).pushes).toEqual([1]);
});

test('further pushes in the beat keep the result, and one after a pause starts a new round', () => {
  const events = beat(compressionTarget + 4, 545);
  expect(after(events).pushes).toEqual(
    beat(compressionTarget, 545).map((event) => 'at' in event && event.at),
  );
  expect(after([...events, { type: 'pause' }]).isStopped).toBe(false);
  expect(after([...events, push(60_000)]).pushes).toEqual([60_000]);
  expect(after([...beat(4, 545), { type: 'pause' }, push(4000)]).pushes).toEqual([4000]);
});

test('a touch that became a scroll does not count', () => {
  expect(after([...beat(3, 545), { type: 'undo' }])).toEqual(after(beat(2, 545)));
  expect(after([push(1), { type: 'undo' }])).toEqual(coachAtRest);
  const done = after(beat(10, 545));
  expect(coachReducer(done, { type: 'undo' })).toEqual(done);
});
