import { notes } from '@/content/clinical/notes';
import { practiceRhythms, rhythmDescriptions } from '@/content/clinical/rhythms';
import type { ReferenceBlock, ReferencePage } from '@/content/clinical/shared';
import { cites, type CiteId, type DocumentId, documents } from '@/content/clinical/sources';
import { trees } from '@/content/clinical/trees';
import { values } from '@/content/clinical/values';
import { printedMakers } from '@/lib/clinical/document-makers';
import { type ClinicalText, type Provenance, valueIdsIn, valueOf } from '@/lib/clinical/clinical-value';
import { textsOfCell, textsOfFact, textsOfHelp, itemText } from '@/lib/clinical/clinical-page';
import { type DecisionTree, nodeOf } from '@/lib/clinical/decision-tree';
import { noteIdsOf } from '@/components/clinical/guideline-notes';
import { textsOfRhythm } from '@/components/clinical/model/rhythm-labels';

/** Every clinical sentence of a block, in reading order. */
export function textsOfBlock(block: ReferenceBlock): readonly ClinicalText[] {
  switch (block.kind) {
    case 'facts':
      return block.rows.flatMap(textsOfFact);
    case 'steps':
    case 'points':
      return block.items.map(itemText);
    case 'help':
      return textsOfHelp(block);
    case 'table':
      return block.rows.flat();
    case 'compare':
      return block.rows.flatMap((row) => row.cells.flatMap(textsOfCell));
    case 'tree': {
      const tree: DecisionTree = trees[block.tree];
      return Object.keys(tree.nodes).map((id) => nodeOf(tree, id).text);
    }
    case 'rhythms':
      return block.rows.flatMap((row) => textsOfRhythm(row, block.limitsFor));
    case 'rhythm-practice':
      return practiceRhythms.flatMap((id) => [rhythmDescriptions[id].shows, rhythmDescriptions[id].sign]);
    case 'triangle':
      return block.sides.map((side) => side.look);
    case 'text':
    case 'warning':
      return [block.text];
    case 'links':
      return [];
  }
}

function provenancesOf(block: ReferenceBlock): readonly Provenance[] {
  const own = 'by' in block ? [block.by] : [];
  const rows = block.kind === 'facts' ? block.rows.flatMap((row) => row.by ?? []) : [];
  const drawings =
    block.kind === 'rhythms'
      ? block.rows.flatMap(({ rhythm, add }) => [rhythmDescriptions[rhythm].by, add?.by ?? []].flat())
      : [];
  const items =
    block.kind === 'steps' || block.kind === 'points' || block.kind === 'help'
      ? block.items.flatMap((item) => (typeof item === 'string' ? [] : (item.by ?? [])))
      : [];
  return [...own, ...rows, ...drawings, ...items];
}

/** The source documents of a page without duplicates: those of its values, its text and its notes. */
export function documentIdsOf(page: ReferencePage): readonly DocumentId[] {
  const blocks = page.sections.flatMap((section) => section.blocks);
  const texts = blocks.flatMap(textsOfBlock);
  const all: readonly Provenance[] = [
    ...valueIdsIn(...texts).map((id) => valueOf(values, id)),
    ...blocks.flatMap(provenancesOf),
    ...noteIdsOf(texts).map((id) => notes[id]),
  ];
  const used = new Set(all.flatMap((by) => by.source.map((id) => cites[id as CiteId].document)));
  return (Object.keys(documents) as DocumentId[]).filter((id) => used.has(id));
}

/** The issuing bodies behind a page without duplicates, each with the years of its documents. */
export function issuingBodiesOf(page: ReferencePage): readonly string[] {
  const years = new Map<string, string[]>();
  for (const id of documentIdsOf(page)) {
    const makers = printedMakers(documents[id]);
    const { year } = documents[id];
    years.set(makers, [...(years.get(makers) ?? []), ...(/^\d/.test(year) ? [year] : [])]);
  }
  return [...years].map(([makers, all]) => [makers, [...new Set(all)].join(', ')].join(' ').trim());
}
