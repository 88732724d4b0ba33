import {
  type FinderEvent,
  finderReducer,
  type FinderState,
  idleFinder,
  locateFailure,
} from '@/lib/locations/location-finder';

const position = { latitude: 33, longitude: -112 };
const after = (...events: readonly FinderEvent[]): FinderState => events.reduce(finderReducer, idleFinder);

describe('The finder', () => {
  test('holds what is being typed, and nothing once the field is empty', () => {
    expect(after({ type: 'type', text: 'me' })).toEqual({ kind: 'typing', text: 'me' });
    expect(after({ type: 'type', text: 'me' }, { type: 'type', text: '' })).toBe(idleFinder);
  });

  test('asks for the position, shows it, or says why there is none', () => {
    expect(after({ type: 'locate' }).kind).toBe('locating');
    const located = after({ type: 'locate' }, { type: 'find', position });
    expect(located).toEqual({ kind: 'located', position });
    // An empty field that is emptied takes nothing away.
    expect(finderReducer(located, { type: 'type', text: '' })).toBe(located);
    const failed = after({ type: 'locate' }, { type: 'fail', reason: 'denied' });
    expect(failed).toEqual({ kind: 'failed', reason: 'denied' });
    expect(finderReducer(failed, { type: 'locate' }).kind).toBe('locating');
  });

  test('drops an answer of the device that nobody is waiting for anymore', () => {
    const typing = after({ type: 'locate' }, { type: 'type', text: 'bo' });
    expect(finderReducer(typing, { type: 'find', position })).toBe(typing);
    expect(finderReducer(typing, { type: 'fail', reason: 'timeout' })).toBe(typing);
  });

  test.each<readonly [FinderState, FinderEvent]>([
    [idleFinder, { type: 'choose' }],
    [idleFinder, { type: 'type', text: '' }],
    [
      { kind: 'typing', text: 'me' },
      { type: 'type', text: 'me' },
    ],
    [{ kind: 'locating' }, { type: 'locate' }],
    [
      { kind: 'failed', reason: 'denied' },
      { type: 'fail', reason: 'timeout' },
    ],
  ])('%j is the very same after %j, which changes nothing', (state, event) => {
    expect(finderReducer(state, event)).toBe(state);
  });

  test('is done once a city is chosen', () => {
    expect(after({ type: 'type', text: 'me' }, { type: 'choose' })).toBe(idleFinder);
  });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [99, 'unavailable'],
] as const)('A refusal of the device with code %p means %s', (code, reason) => {
  expect(locateFailure(code)).toBe(reason);
});
