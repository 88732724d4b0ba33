import type { ReactNode } from 'react';
import { type Fact, factValue } from '@/lib/facts/facts';
import { markFact } from './mark-fact';

/**
 * The text of a fact, or the `children` made from it. In a preview a placeholder is marked, so that it can be
 * outlined.
 */
export function FactText({ fact, children }: { fact: Fact<string> | Fact<number>; children?: ReactNode }) {
  const mark = markFact(fact);
  const text = children ?? String(factValue<string | number>(fact));
  return Object.keys(mark).length === 0 ? text : <span {...mark}>{text}</span>;
}
