import type { Block, ClinicalPage } from '@/lib/clinical-page';
import type { RouteId } from '../routes';
import type { NoteId } from './notes';
import { type CiteId, from } from './sources';
import type { TreeId } from './trees';
import { say } from './values';

export type ReferencePage = ClinicalPage<CiteId, NoteId, TreeId, RouteId>;
export type ReferenceBlock = Block<CiteId, NoteId, TreeId, RouteId>;

/** The H's and T's; the same list on two pages. */
export const reversibleCauses = {
  kind: 'table',
  columns: ['H', 'T'],
  rows: [
    [say('Hypovolemia (too little circulating volume)'), say('Tension pneumothorax (air trapped under pressure in the chest)')],
    [say('Hypoxia (too little oxygen)'), say('Tamponade, cardiac (fluid squeezing the heart)')],
    [say('Hydrogen ion (acidosis)'), say('Toxins (drugs and poisons)')],
    [say('Hypo-/hyperkalemia (low or high potassium)'), say('Thrombosis, pulmonary (clot in the lung)')],
    [say('Hypothermia (low body temperature)'), say('Thrombosis, coronary (blocked heart artery)')],
  ],
  by: from.arrestBoth,
} as const satisfies ReferenceBlock;

/** The signs that a slow or fast rhythm is causing harm; the same list in both algorithms. */
export const signsOfCompromise = [
  say('Low blood pressure'),
  say('New confusion, drowsiness or another sudden change in mental state'),
  say('Cool or clammy skin and other signs of shock'),
  say('Chest discomfort from poor blood flow to the heart'),
  say('Breathlessness from acute heart failure'),
] as const;

export const callToAction = {
  title: 'Practice it before you need it',
  text: 'Reading is the first step. Hands-on classes put the pathway, the monitor and the drugs into one drill.',
} as const;
