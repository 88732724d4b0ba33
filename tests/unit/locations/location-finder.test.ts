import fc from 'fast-check';
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

  test('keeps what it shows when an empty field is emptied, and its very state when nothing new is typed', () => {
    const located = after({ type: 'locate' }, { type: 'find', position });
    expect(finderReducer(located, { type: 'type', text: '' })).toBe(located);
    const typing = after({ type: 'type', text: 'me' });
    expect(finderReducer(typing, { type: 'type', text: 'me' })).toBe(typing);
    expect(finderReducer(typing, { type: 'type', text: 'mes' })).toEqual({ kind: 'typing', text: 'mes' });
    expect(finderReducer(idleFinder, { type: 'choose' })).toBe(idleFinder);
    const other: FinderState = { kind: 'idle' };
    expect(finderReducer(other, { type: 'choose' })).toBe(other);
  });

  test('asks for the position, shows it, or says why there is none', () => {
    expect(after({ type: 'locate' }).kind).toBe('locating');
    expect(after({ type: 'locate' }, { type: 'find', position })).toEqual({
      kind: 'located',
      position,
    });
    expect(after({ type: 'locate' }, { type: 'fail', reason: 'denied' })).toEqual({
      kind: 'failed',
      reason: 'denied',
    });
  });

  test('asks again after a failure', () => {
    expect(after({ type: 'locate' }, { type: 'fail', reason: 'timeout' }, { type: 'locate' }).kind).toBe(
      'locating',
    );
  });

  test('drops an answer of the device that nobody is waiting for anymore', () => {
    const typing = after({ type: 'locate' }, { type: 'type', text: 'bo' });
    expect(finderReducer(typing, { type: 'find', position })).toBe(typing);
    expect(finderReducer(typing, { type: 'fail', reason: 'timeout' })).toBe(typing);
  });

  test('is done once a city is chosen', () => {
    expect(after({ type: 'type', text: 'me' }, { type: 'choose' })).toBe(idleFinder);
  });

  test('returns the same object for an event that changes nothing, and never changes the one it got', () => {
    const event: fc.Arbitrary<FinderEvent> = fc.oneof(
      fc.constantFrom<FinderEvent>(
        { type: 'locate' },
        { type: 'choose' },
        { type: 'find', position },
        { type: 'fail', reason: 'denied' },
      ),
      fc.constantFrom('', 'a', 'b').map((text): FinderEvent => ({ type: 'type', text })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state: FinderState = idleFinder;
        for (const each of events) {
          const before = JSON.stringify(state);
          const next = finderReducer(state, each);
          expect(JSON.stringify(state)).toBe(before);
          expect(next === state).toBe(JSON.stringify(next) === before);
          state = next;
        }
      }),
    );
  });
});

describe('A refusal of the device', () => {
  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [0, 'unavailable'],
    [99, 'unavailable'],
  ] as const)('code %p means %s', (code, reason) => {
    expect(locateFailure(code)).toBe(reason);
  });
});
