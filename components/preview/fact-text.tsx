import { type Fact, factValue } from '@/lib/facts';
import { markFact } from './mark-fact';

/** The words of a fact; in a preview a placeholder is marked, so that it can be outlined. */
export function FactText({ fact }: { fact: Fact<string> | Fact<number> }) {
  const mark = markFact(fact);
  const text = String(factValue<string | number>(fact as Fact<string | number>));
  return Object.keys(mark).length === 0 ? text : <span {...mark}>{text}</span>;
}
