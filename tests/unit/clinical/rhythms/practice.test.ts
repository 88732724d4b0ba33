import fc from 'fast-check';
import { practiceRhythms, rhythmDescriptions } from '@/content/clinical/rhythms';
import { values } from '@/content/clinical/values';
import { plainText } from '@/lib/clinical/clinical-value';
import { chanceFrom } from '@/lib/clinical/rhythms/chance';
import {
  type Practice,
  type PracticeEvent,
  practiceReady,
  practiceReducer,
} from '@/lib/clinical/rhythms/practice';
import { type RhythmId, rhythms } from '@/lib/clinical/rhythms/rhythm';

const cards = practiceRhythms.map((id) => ({ id, others: rhythmDescriptions[id].others }));

function after(state: Practice, ...events: readonly PracticeEvent[]): Practice {
  return events.reduce((now, event) => practiceReducer(now, event, cards), state);
}

/** Narrows the type to a running practice. */
function running(state: Practice): Exclude<Practice, { phase: 'ready' }> {
  if (state.phase === 'ready') throw new Error('The practice has not started.');
  return state;
}

const started = (seed: number) => running(after(practiceReady, { type: 'start', seed }));
const asked = started(1);
const rightAnswers = asked.questions.map(({ id }): PracticeEvent => ({ type: 'answer', choice: id }));
const finished = after(
  asked,
  ...rightAnswers.flatMap((answer): PracticeEvent[] => [answer, { type: 'continue' }]),
);

describe('a round of the practice', () => {
  test('asks every strip once, each with its four answers', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { questions } = started(seed);
        expect(questions.map(({ id }) => id).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
        for (const { id, choices } of questions)
          expect(choices.toSorted()).toEqual(
            [id, ...(cards.find((card) => card.id === id)?.others ?? [])].toSorted(),
          );
      }),
    );
  });

  test('puts the right answer in any of the four places', () => {
    const questions = Array.from({ length: 20 }, (_, seed) => started(seed).questions).flat();
    const places = questions.map(({ id, choices }) => choices.indexOf(id));
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('can be restarted and left', () => {
    expect(after(finished, { type: 'restart', seed: 2 })).toEqual(started(2));
    expect(after(asked, { type: 'leave' })).toBe(practiceReady);
  });
});

describe('an event that does not apply changes nothing', () => {
  const answered = after(asked, ...rightAnswers.slice(0, 1));
  const events: readonly PracticeEvent[] = [
    { type: 'start', seed: 9 },
    ...rightAnswers.slice(0, 1),
    { type: 'continue' },
    { type: 'restart', seed: 9 },
    { type: 'leave' },
  ];

  test.each<readonly [string, Practice, readonly PracticeEvent['type'][]]>([
    ['before the start', practiceReady, ['start']],
    ['during a question', asked, ['answer', 'restart', 'leave']],
    ['after an answer', answered, ['continue', 'restart', 'leave']],
    ['at the end', finished, ['restart', 'leave']],
  ])('%s', (_, state, sensible) => {
    const changing = events.filter((event) => practiceReducer(state, event, cards) !== state);
    expect(changing.map(({ type }) => type)).toEqual(sensible);
  });

  test('an answer that is not offered, and a start without strips', () => {
    expect(after(asked, { type: 'answer', choice: 'no such rhythm' })).toBe(asked);
    expect(practiceReducer(practiceReady, { type: 'start', seed: 9 }, [])).toBe(practiceReady);
  });
});

test('seeded randomness is from 0 to below 1, without a repeat in the first 50 numbers', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const chance = chanceFrom(seed);
      const drawn = Array.from({ length: 50 }, chance);
      expect(drawn.filter((one) => !(one >= 0 && one < 1))).toEqual([]);
      expect(new Set(drawn).size).toBe(drawn.length);
    }),
  );
});

describe('the descriptions of the rhythms', () => {
  const names =
    /\b(?:sinus|block|Mobitz|degree|SVT|supraventricular|tachycardia|fibrillation|flutter|VT|VF|ventricular|asystole|normal)\b/i;

  test.each(Object.keys(rhythms) as RhythmId[])(
    'do not give away %s, offer three other rhythms for it, and never call it an arrest',
    (id) => {
      const { name, shows, sign, others } = rhythmDescriptions[id];
      expect(plainText(shows, values)).not.toMatch(names);
      expect(new Set([id, ...others]).size).toBe(4);
      for (const other of others) expect(practiceRhythms as readonly string[]).toContain(other);
      expect(`${name} ${shows} ${sign}`).not.toMatch(/\barrest\b|\bdead\b|\bpulseless\b(?! electrical)/i);
    },
  );

  test('mention torsades only with a long QT interval', () => {
    const { torsades, ...others } = rhythmDescriptions;
    expect(`${torsades.name} ${torsades.sign}`).toMatch(/after a long QT.*have a long QT/);
    for (const { name, shows, sign } of Object.values(others)) {
      expect(`${name} ${shows}`).not.toMatch(/torsades/i);
      for (const sentence of sign.split('. ').filter((one) => /torsades/i.test(one)))
        expect(sentence).toMatch(/only with a long QT/);
    }
  });
});
