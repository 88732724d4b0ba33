import type { ReactNode } from 'react';
import { notes, type NoteId } from '@/content/clinical/notes';
import { review } from '@/content/clinical/review';
import type { ReferenceBlock, ReferencePage } from '@/content/clinical/shared';
import { documents } from '@/content/clinical/sources';
import { trees } from '@/content/clinical/trees';
import { values } from '@/content/clinical/values';
import { routes } from '@/content/routes';
import { type ClinicalText as Text, isDrugRoute, valueIdsIn, valueOf } from '@/lib/clinical';
import { formatIsoDate } from '@/lib/dates';
import { type DecisionTree, edgesFrom, nodeOf, stepNumber } from '@/lib/decision-tree';
import { ClinicalText } from './clinical-text';
import { noteIdsOf } from './guideline-notes';
import { documentIdsOf, textsOfBlock } from './page-documents';

/**
 * One letter page for the wall or the cart: the marked blocks of the page in small print, with their notes. Only on paper;
 * everything in it stands on the page as well.
 */
export function PrintSheet({ page }: { page: ReferencePage }) {
  const sections = page.sections
    .map((section) => ({ ...section, blocks: section.blocks.filter((block) => block.isOnSheet === true) }))
    .filter((section) => section.blocks.length > 0);
  const told = new Set(sections.flatMap((section) => section.blocks).filter((block) => block.kind !== 'tree').flatMap((block) => noteIdsOf(textsOfBlock(block))));
  const bodies = [...new Set(documentIdsOf(page).map((id) => (/^\d/.test(documents[id].year) ? `${documents[id].organization} ${documents[id].year}` : documents[id].organization)))];
  return (
    <div data-sheet={page.route} className={`hidden leading-[1.22] print:block print:[:root:has(#whole-page:target)_&]:hidden ${page.isSheetRoomy === true ? 'text-[9.2pt]' : 'text-[8.2pt]'}`}>
      <p className="font-display text-[15pt] font-bold leading-tight">{page.sheetTitle}</p>
      <p><strong>{review.emergency}</strong> {review.disclaimer}</p>
      <p>{review.edition} Last reviewed {formatIsoDate(review.lastReviewed)}. {review.doses}</p>
      <div className="mt-[2mm] columns-2 gap-[6mm] border-t-2 border-ink pt-[1.5mm]">
        {sections.map((section) => (
          <div key={section.id} className="mb-[1.6mm]">
            <p className="break-after-avoid font-display text-[10.5pt] font-bold leading-tight">{section.title}</p>
            {section.blocks.map((block, index) => (
              // Blocks are fixed content: their order never changes.
              <div key={index} className="mt-[0.6mm]">
                {block.title === undefined ? null : <p className="break-after-avoid font-bold">{block.title}</p>}
                <SheetBlock block={block} told={told} />
              </div>
            ))}
          </div>
        ))}
        <p className="border-t border-control pt-[1mm]">
          Sources: {bodies.join('; ')}. Titles and DOIs stand on the page {routes[page.route].path}. {review.independence}
        </p>
      </div>
    </div>
  );
}

/** `told`: the notes that other blocks of the sheet print beside their values; the tree does not repeat them. */
function SheetBlock({ block, told }: { block: ReferenceBlock; told: ReadonlySet<NoteId> }) {
  switch (block.kind) {
    case 'facts':
      return block.rows.map((row) => {
        const add = row.add ?? [];
        const main = 'figure' in row ? row.figure : row.text;
        return (
          <Line key={row.term} notes={noteIdsOf([main, ...add], row.notes)}>
            <strong>{row.term}{row.term.endsWith('?') ? '' : ':'}</strong> <ClinicalText text={main} /><ForWhom text={main} />{add.map((text) => <span key={text}> <ClinicalText text={text} /></span>)}
          </Line>
        );
      });
    case 'steps':
    case 'points':
      return block.items.map((item, index) => <Line key={item} number={index + 1} notes={noteIdsOf([item])}><ClinicalText text={item} /></Line>);
    case 'table':
      return block.rows.map((cells) => (
        <Line key={cells.join()}><strong>{cells[0] === undefined ? null : <ClinicalText text={cells[0]} />}:</strong> {cells.slice(1).map((cell) => <ClinicalText key={cell} text={cell} />)}</Line>
      ));
    case 'tree':
      return <SheetTree tree={trees[block.tree]} added={trees[block.tree].notes} told={told} />;
    case 'warning':
    case 'text':
      return <Line notes={noteIdsOf([block.text])}><strong><ClinicalText text={block.text} /></strong></Line>;
    case 'compare':
    case 'triangle':
    case 'links':
      return null;
  }
}

const arrows = { yes: 'YES', no: 'NO', next: 'then' } as const;

function SheetTree({ tree, added, told }: { tree: DecisionTree; added: readonly NoteId[]; told: ReadonlySet<NoteId> }) {
  const texts = Object.keys(tree.nodes).map((id) => nodeOf(tree, id).text);
  return (
    <>
      {Object.keys(tree.nodes).map((id) => {
        const node = nodeOf(tree, id);
        return (
          <Line key={id} number={stepNumber(tree, id)}>
            <span className={node.type === 'question' ? 'font-semibold' : ''}><ClinicalText text={node.text} /></span>{' '}
            <strong>{edgesFrom(tree, id).map((edge) => `${arrows[edge.label]} ${edge.isLoop ? 'back to ' : ''}${stepNumber(tree, edge.to)}`).join(', ')}</strong>
          </Line>
        );
      })}
      <Line notes={noteIdsOf(texts, added).filter((id) => !told.has(id))} />
    </>
  );
}

/** One entry with a hanging number, and below it its guideline notes. */
function Line({ number, notes: ids = [], children }: { number?: number; notes?: readonly NoteId[]; children?: ReactNode }) {
  return (
    <div className="break-inside-avoid py-[0.25mm]">
      {children === undefined ? null : (
        <p className={number === undefined ? '' : 'pl-[4.5mm] -indent-[4.5mm]'}>
          {number === undefined ? null : <strong className="inline-block w-[4.5mm] indent-0 tabular-nums">{number}</strong>}
          {children}
        </p>
      )}
      {ids.map((id) => (
        <p key={id} data-note={id} className="ml-[1mm] border-l-2 border-ink pl-[1.5mm]"><strong>{review.noteLabel}:</strong> {notes[id].text}</p>
      ))}
    </div>
  );
}

/** For whom, and for a drug by which route: in brackets after the figure. */
function ForWhom({ text }: { text: Text }) {
  const found = valueIdsIn(text).map((id) => valueOf(values, id));
  const words = [...new Set([...found.map((value) => value.population), ...found.map((value) => value.route).filter(isDrugRoute)])];
  return words.length === 0 ? null : ` (${words.join(', ')}).`;
}
