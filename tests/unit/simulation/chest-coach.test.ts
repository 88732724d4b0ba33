import {
  coachAtRest,
  type CoachEvent,
  coachReducer,
  coachReport,
  type CoachState,
} from '@/lib/simulation/chest-coach';
import { compressionTarget } from '@/lib/simulation/simulation';

const push = (at: number): CoachEvent => ({ type: 'push', at });
const after = (events: readonly CoachEvent[], from: CoachState = coachAtRest) =>
  events.reduce(coachReducer, from);
/** As many pushes, one every `gap` milliseconds. */
const beat = (count: number, gap: number, start = 1000) =>
  Array.from({ length: count }, (_, index) => push(start + index * gap));
const reportOf = (events: readonly CoachEvent[]) => coachReport(after(events));

test.each([
  ['nothing', [], { phase: 'rest' }],
  ['one push', beat(1, 545), { phase: 'going', count: 1, rate: null, advice: 'unknown' }],
  ['a steady beat', beat(4, 536), { phase: 'going', count: 4, rate: 112, advice: 'good' }],
  ['a bouncing contact', beat(4, 20), { phase: 'going', count: 4, rate: null, advice: 'uncountable' }],
  ['a pause', [...beat(4, 545), { type: 'pause' }], { phase: 'stopped', count: 4 }],
  ['ten good ones', beat(10, 556), { phase: 'done', rate: 108, verdict: 'good' }],
  ['ten slow ones', beat(10, 652), { phase: 'done', rate: 92, verdict: 'off' }],
  ['ten that are too fast to count', beat(10, 20), { phase: 'done', rate: null, verdict: 'uncountable' }],
  [
    'ten at the right rate, one of them doubled',
    [0, 600, 1200, 1300, 2000, 2600, 3200, 3800, 4400, 5000].map(push),
    { phase: 'done', rate: 108, verdict: 'uneven' },
  ],
  [
    'nine good ones and a doubled one, which makes the mean too fast',
    [0, 545, 665, 1090, 1635, 2180, 2725, 3270, 3815, 4360].map(push),
    { phase: 'done', rate: 124, verdict: 'uneven' },
  ],
] as const)('reports %s', (_what, events, report) => {
  expect(reportOf(events)).toEqual(report);
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
