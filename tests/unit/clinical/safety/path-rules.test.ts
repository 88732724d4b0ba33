import { pathRules } from './path-rules';
import { withNode, words } from './plant';

const { excludedDrugs } = pathRules;
const plant = (id: string, change: Readonly<Record<string, unknown>>) =>
  withNode('adultTachycardia', id, change);

describe('rule 22, drugs that a step excludes', () => {
  it.each([
    ['by a way to an end that offers them', plant('t3uq', { no: 't11' })],
    ['by the way that torsades once took', plant('t3u', { next: 't11q' })],
    ['by the way that pre-excitation once took', plant('t7', { next: 't11q' })],
    ['by a link at a later step', plant('t3we', { see: ['amiodarone'] })],
    ['by the words of a later step', plant('t3we', { text: words('Give a beta blocker.') })],
    ['by a link at the step itself', plant('t7', { see: ['adenosine'] })],
    ['by a step that refuses without saying so in its data', plant('t10', { excludes: undefined })],
  ])('are not offered %s', (_what, subject) => expect(excludedDrugs.problems(subject)).not.toEqual([]));
});
