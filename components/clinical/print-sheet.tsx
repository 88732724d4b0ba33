import { clinicalWords, treeWords } from '@/content/clinical/page-words';
import { Fragment, type ReactNode } from 'react';
import { notes, type NoteId } from '@/content/clinical/notes';
import { review } from '@/content/clinical/review';
import { company } from '@/content/company/company';
import type { ReferenceBlock, ReferencePage } from '@/content/clinical/shared';
import type { CiteId } from '@/content/clinical/sources';
import { trees } from '@/content/clinical/trees';
import { values } from '@/content/clinical/values';
import { FactText } from '@/components/facts/fact-text';
import { routes } from '@/content/site/routes';
import { isCompanyValue, valueIdsIn, valueOf } from '@/lib/clinical/clinical-value';
import {
  type ClinicalFact,
  factTexts,
  fieldsOf,
  itemText,
  type ListItem,
  type PrintSheetContent,
} from '@/lib/clinical/clinical-page';
import { formatIsoDate } from '@/lib/time/calendar-days';
import { factValue, isPlaceholder } from '@/lib/facts/facts';
import { type DecisionTree, edgesFrom, nodeOf, stepNumber } from '@/lib/clinical/decision-tree';
import { TextWithValues } from './text-with-values';
import { noteIdsOf } from './guideline-notes';
import { issuingBodiesOf } from '@/components/clinical/view/page-documents';
import { peopleAndRoutes } from './source-line';

const prints = {
  large: 'text-[10.5pt] leading-[1.22]',
  medium: 'text-[9.5pt] leading-[1.16]',
  small: 'text-[9pt] leading-[1.06] tracking-[-0.015em]',
} as const;

/** The sheets of a page, each for the wall or the cart. Everything in them is on the page as well. */
export function PrintSheets({ page }: { page: ReferencePage }) {
  return page.sheets.map((sheet) => <PrintSheet key={sheet.id} page={page} sheet={sheet} />);
}

/**
 * One page of paper, US Letter or A4: the blocks that name the sheet, in small print, with their notes. It shows once its
 * anchor is in the address, and then it alone is printed.
 */
function PrintSheet({ page, sheet }: { page: ReferencePage; sheet: PrintSheetContent }) {
  const sections = page.sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => block.sheets?.includes(sheet.id) === true),
    }))
    .filter((section) => section.blocks.length > 0);
  const bodies = issuingBodiesOf({ ...page, sections });
  return (
    <div
      id={sheet.id}
      data-sheet={sheet.id}
      className={`mx-auto hidden max-w-page scroll-mt-4 px-gutter pb-16 target:block xl:px-0 print:p-0 ${prints[sheet.print ?? 'small']}`}
    >
      <p className="mb-4 flex flex-wrap items-center gap-x-4 text-base print:hidden">
        {review.sheetIsOpen}
        <a
          href="#print"
          className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
        >
          {review.sheetBack}
        </a>
      </p>
      <p data-sheet-title="" className="font-display text-[15pt] leading-tight font-bold">
        {sheet.title}
      </p>
      <p>
        <strong>{review.emergency}</strong> {review.disclaimer}
      </p>
      <p>
        {review.edition} {clinicalWords.reviewed} {formatIsoDate(factValue(review.lastReviewed))}{' '}
        {clinicalWords.reviewedBy} <FactText fact={review.reviewer} />.{' '}
        {isPlaceholder(review.reviewer) ? <strong>{review.sample}. </strong> : null}
        {review.doses}
      </p>
      <div className="mt-[1mm] gap-[4mm] border-t-2 border-ink pt-[0.6mm] md:columns-2 print:columns-2">
        {sections.map((section) => (
          <div key={section.id} className="mb-[0.8mm]">
            <p className="break-after-avoid font-display text-[10pt] leading-[1.1] font-bold">
              {section.title} <span className="text-[9pt]">({review.people[section.population]})</span>
            </p>
            {section.blocks.map((block, index) => (
              // Blocks are fixed content: their order never changes.
              <div key={index} className="mt-[0.4mm]">
                {block.title === undefined || hasTitleInLine(block) ? null : (
                  <p className="break-after-avoid font-bold">{block.title}</p>
                )}
                <SheetBlock block={block} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="border-t border-control pt-[0.6mm]">
        {clinicalWords.sources} {bodies.join('; ')}. {clinicalWords.titlesAt}{' '}
        <FactText fact={company.origin} />
        {routes[page.route].path}. {review.independenceInShort}
      </p>
    </div>
  );
}

function isOnSheet(item: ListItem<CiteId>): boolean {
  return typeof item === 'string' || item.isOffSheet !== true;
}

/** A title in the same line as its words, where the block is a single paragraph. */
function hasTitleInLine(block: ReferenceBlock): boolean {
  return block.kind === 'text' || block.kind === 'points';
}

function SheetBlock({ block }: { block: ReferenceBlock }) {
  switch (block.kind) {
    case 'facts':
      return block.rows
        .filter((row: ClinicalFact<CiteId>) => row.isInTree !== true)
        .map((row) => <SheetRow key={row.term} row={row} />);
    case 'points':
      return <PointsLine title={block.title} items={block.items} />;
    case 'steps':
      return block.items.filter(isOnSheet).map((item, index) => {
        const text = itemText(item);
        return (
          <Line key={text} number={index + 1} notes={noteIdsOf([text])}>
            <TextWithValues text={text} />
          </Line>
        );
      });
    case 'table':
      return block.rows.map((cells) => (
        <Line key={cells.join()} notes={noteIdsOf(cells)}>
          <strong data-term="">{cells[0] === undefined ? null : <TextWithValues text={cells[0]} />}.</strong>
          {/* The heading of the column is part of the statement: without "Do not give" a drug would read as advised. */}
          {cells.slice(1).map((cell, index) => (
            <span key={cell}>
              {' '}
              {block.columns[index + 1]}: <TextWithValues text={cell} />
            </span>
          ))}
        </Line>
      ));
    case 'tree':
      return <SheetTree tree={trees[block.tree]} />;
    case 'warning':
      return (
        <Line notes={noteIdsOf([block.text])}>
          <strong>
            <TextWithValues text={block.text} />
          </strong>
        </Line>
      );
    case 'text':
      return (
        <Line notes={noteIdsOf([block.text])}>
          {block.title === undefined ? null : <strong>{block.title}. </strong>}
          <TextWithValues text={block.text} />
        </Line>
      );
    case 'compare':
    case 'help':
    case 'triangle':
    case 'links':
    case 'rhythms':
    case 'rhythm-practice':
      return null;
  }
}

/** A row with its people and route; a figure of the company that differs from the current one follows it. */
function SheetRow({ row }: { row: ClinicalFact<CiteId> }) {
  const term = `${row.term}${row.term.endsWith('?') ? '' : ':'}`;
  const add = fieldsOf(row).map(({ field, text }) => (
    <span key={text}>
      {' '}
      {field === 'maximum' || field === 'notIn' ? `${review.doseLimits[field]} ` : null}
      <TextWithValues text={text} />
      {field === 'maximum' || field === 'notIn' ? '.' : null}
    </span>
  ));
  if (!('figure' in row))
    return (
      <Line notes={noteIdsOf(factTexts(row))}>
        <strong data-term="">{term}</strong> <TextWithValues text={row.text} />
        {add}
      </Line>
    );
  const people = peopleAndRoutes([row.figure], row.population);
  const isCompany = valueIdsIn(row.figure).some((id) => isCompanyValue(valueOf(values, id)));
  return (
    <Line notes={noteIdsOf(factTexts(row))}>
      <strong data-term="">{term}</strong> {isCompany ? `${review.companyLabel}: ` : null}
      <TextWithValues text={row.figure} />
      {people.length === 0 ? null : <span data-people=""> ({people.join(', ')})</span>}.
      {row.company === undefined ? null : (
        <span data-company="">
          {' '}
          {row.company.label ?? review.olderLabel}: <TextWithValues text={row.company.figure} />.
        </span>
      )}
      {add}
    </Line>
  );
}

const arrows = { yes: 'YES', no: 'NO', next: 'then' } as const;

/** A short list in one paragraph, to save lines. */
function PointsLine({ title, items }: { title: string | undefined; items: readonly ListItem<CiteId>[] }) {
  const texts = items.map(itemText);
  return (
    <Line notes={noteIdsOf(texts)}>
      {title === undefined ? null : <strong>{title}: </strong>}
      {texts.map((text, index) => (
        <span key={text}>
          <TextWithValues text={text} />
          {index === texts.length - 1 ? '.' : '; '}
        </span>
      ))}
    </Line>
  );
}

/**
 * Each step with its notes: a note that stood elsewhere on the sheet would be read without its step. The rows
 * that a step leads to on the page are on the sheet themselves, or on another page, which paper cannot open.
 */
function SheetTree({ tree }: { tree: DecisionTree }) {
  return (
    <div data-sheet-tree={tree.id}>
      {Object.keys(tree.nodes).map((id) => {
        const node = nodeOf(tree, id);
        return (
          <Line key={id} number={stepNumber(tree, id)} notes={noteIdsOf([node.text])}>
            <span className={node.type === 'question' ? 'font-semibold' : ''}>
              <TextWithValues text={node.text} />
            </span>{' '}
            <strong>
              {edgesFrom(tree, id)
                .map(
                  (edge) =>
                    `${arrows[edge.label]} ${edge.isLoop ? `${treeWords.backTo} ` : ''}${stepNumber(tree, edge.to)}`,
                )
                .join(', ')}
            </strong>
          </Line>
        );
      })}
    </div>
  );
}

/** One entry with a hanging number, which has room for two digits in every size of print. Its guideline notes go on in the same paragraph, each with its subject underlined. */
function Line({
  number,
  notes: ids = [],
  children,
}: {
  number?: number;
  notes?: readonly NoteId[];
  children: ReactNode;
}) {
  return (
    <div data-step={number} className="break-inside-avoid py-[0.1mm]">
      <p className={number === undefined ? '' : 'pl-[1.5em] -indent-[1.5em]'}>
        {number === undefined ? null : (
          <strong className="inline-block w-[1.5em] indent-0 whitespace-nowrap tabular-nums">{number}</strong>
        )}
        {children}
        {ids.map((id) => (
          <Fragment key={id}>
            {' '}
            <span data-note={id}>
              <strong className="underline">{notes[id].subject}:</strong> {notes[id].text}
            </span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
