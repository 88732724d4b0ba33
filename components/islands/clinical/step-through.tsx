'use client';

import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { stepThroughLabels } from '@/content/clinical/step-through';
import {
  answerBetween,
  currentStep,
  formatWalk,
  parseWalk,
  stepOf,
  stepsLeft,
  type Walk,
  type WalkEvent,
  type WalkTree,
  type WalkWay,
  walkReducer,
} from '@/lib/clinical/step-through';
import { queryValue } from '@/lib/site/query';
import { interpolate } from '@/lib/text/interpolate';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useSearch, writeAddress } from '@/components/islands/shared/address';
import { loneLinkStyle } from '@/components/ui/text-link';

type StepThroughProps = IslandName & {
  tree: WalkTree;
  noteLabel: string;
  labels: typeof stepThroughLabels;
  /** The anchor of the island, for an address that can be shared. */
  anchor: string;
};

/** Shows one question at a time. The path is kept in the address, so Back works and a step can be shared. */
export function StepThrough({ tree, noteLabel, labels, anchor }: StepThroughProps) {
  const search = useSearch();
  const walk = parseWalk(tree, queryValue(search, tree.id));
  const step = currentStep(tree, walk);
  const actionRef = useRef<HTMLParagraphElement>(null);
  const card = useRef<HTMLDivElement>(null);
  /** Where the controls were on the screen at the last click. */
  const pressedAt = useRef<number | null>(null);

  // Keeps the controls under the finger from step to step, as long as the step starts below the sticky bars.
  useLayoutEffect(() => {
    if (pressedAt.current === null || card.current === null) return;
    const moved = controlsTop(card.current) - pressedAt.current;
    pressedAt.current = null;
    const hidden = Math.min(0, card.current.getBoundingClientRect().top - moved - roomAbove);
    window.scrollBy({ top: moved + hidden, behavior: 'instant' });
    actionRef.current?.focus({ preventScroll: true });
  }, [search]);

  // Opening or closing the full-screen drawing changes what can scroll.
  useEffect(() => {
    const show = () => showInDrawing(tree.id, step.id);
    const view = document.getElementById(`${tree.id}-drawing`);
    show();
    view?.addEventListener('toggle', show);
    return () => {
      view?.removeEventListener('toggle', show);
      showInDrawing(tree.id, null);
    };
  }, [tree.id, step.id]);

  const send = (event: WalkEvent) => {
    const next = walkReducer(walk, event, tree);
    if (next === walk) return;
    pressedAt.current = card.current === null ? null : controlsTop(card.current);
    writeAddress({ query: { [tree.id]: formatWalk(next) }, anchor }, 'push');
  };

  const place = walk.length;
  return (
    <div ref={card} className="rounded-card border-2 border-ink px-4 pt-3 pb-3 sm:p-6">
      <SmallMap tree={tree} walk={walk} />
      <p className="mt-2 text-sm font-semibold text-ink-soft">
        {interpolate(labels.place, {
          place,
          last:
            step.ways.length === 0
              ? place
              : interpolate(labels.atMost, { last: place + stepsLeft(tree, step.id) }),
          kind: step.kind,
        })}
      </p>
      <p
        ref={actionRef}
        tabIndex={-1}
        className="mt-1 max-w-measure font-display text-title font-bold outline-none"
      >
        {step.action}
      </p>
      {step.details === null ? null : <p className="mt-1.5 max-w-measure">{step.details}</p>}
      {step.see.length === 0 ? null : (
        <p className="mt-3 flex flex-wrap items-center gap-x-5">
          {labels.see}
          {step.see.map((row) => (
            <a key={row.href} href={row.href} className={loneLinkStyle}>
              {row.label}
            </a>
          ))}
        </p>
      )}
      {step.notes.map((note) => (
        <p
          key={note.id}
          data-note={note.id}
          className="mt-2 max-w-measure border-l-4 border-flare pl-2.5 text-sm lg:mt-3 lg:pl-3.5"
        >
          <strong className="mr-1 block text-xs font-semibold text-flare-deep max-lg:inline-block">
            {noteLabel}
          </strong>
          <span className="font-semibold">{note.subject}:</span> {note.text}
        </p>
      ))}
      <Controls tree={tree} walk={walk} send={send} labels={labels} />
      {place > 1 ? <WalkSoFar tree={tree} walk={walk} send={send} labels={labels} /> : null}
    </div>
  );
}

/** Leaves room for the sticky bars of a phone. */
const roomAbove = 120;

function controlsTop(card: HTMLElement): number {
  return card.querySelector('[data-controls]')?.getBoundingClientRect().top ?? 0;
}

/**
 * Marks the step in the drawing of the tree, or none, and scrolls the drawing (not the page) to it where it is in view.
 */
function showInDrawing(treeId: string, stepId: string | null) {
  const view = document.getElementById(`${treeId}-drawing`);
  for (const node of view?.querySelectorAll('[data-node]') ?? []) {
    const isHere = node.getAttribute('data-node') === stepId;
    node.toggleAttribute('data-here', isHere);
    const region = node.closest('[role="region"]');
    // In the full-screen columns the step is shown elsewhere and has no position here.
    if (!isHere || region === null || node.getClientRects().length === 0) continue;
    const above = node.getBoundingClientRect().top - region.getBoundingClientRect().top;
    region.scrollTo({ top: region.scrollTop + above - region.clientHeight / 4 });
  }
}

/** A visual progress indicator: one mark per step, dark for those taken and in color for the current one. */
function SmallMap({ tree, walk }: { tree: WalkTree; walk: Walk }) {
  return (
    <div aria-hidden="true" className="flex items-end gap-0.5">
      {tree.steps.map(({ id }) => (
        <span
          key={id}
          className={`flex-1 rounded-full forced-colors:forced-color-adjust-none ${
            id === walk.at(-1)
              ? 'h-3 bg-flare forced-colors:bg-ink'
              : walk.includes(id)
                ? 'h-1.5 bg-ink'
                : 'h-1.5 bg-line forced-colors:h-px'
          }`}
        />
      ))}
    </div>
  );
}

type WalkProps = {
  tree: WalkTree;
  walk: Walk;
  send: (event: WalkEvent) => void;
  labels: typeof stepThroughLabels;
};

/** The answers and the links back, below the step's text. */
function Controls({ tree, walk, send, labels }: WalkProps) {
  const step = currentStep(tree, walk);
  const isAtStart = walk.length === 1;
  const control =
    'inline-flex min-h-12 items-center justify-center rounded-button border border-control px-3 font-semibold enabled:hover:border-ink disabled:opacity-50';
  return (
    <div data-controls="" className="pt-3 lg:pt-5 lg:pb-1">
      {step.ways.length === 0 ? (
        <p className="flex min-h-16 items-center font-semibold">{labels.end}</p>
      ) : (
        <ul className="one-column grid grid-cols-2 gap-3">
          {step.ways.map((way) => (
            <Answer key={way.label} tree={tree} walk={walk} way={way} send={send} labels={labels} />
          ))}
        </ul>
      )}
      <div className="one-column mt-3 grid grid-cols-2 gap-3">
        <button type="button" className={control} disabled={isAtStart} onClick={() => send({ type: 'undo' })}>
          {labels.undo}
        </button>
        <button
          type="button"
          className={control}
          disabled={isAtStart}
          onClick={() => send({ type: 'restart' })}
        >
          {labels.restart}
        </button>
      </div>
    </div>
  );
}

/** Without scripts an answer links to its step in the list; with them it shows that step here. */
function Answer({ tree, walk, way, send, labels }: WalkProps & { way: WalkWay }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    send({ type: 'answer', label: way.label });
  };
  const taken = walk.lastIndexOf(way.to) + 1;
  return (
    <li className={way.label === 'next' ? 'col-span-2' : ''}>
      <a
        href={`#${tree.id}-${way.to}`}
        data-enhanced=""
        onClick={follow}
        className="button flex min-h-16 flex-wrap items-center justify-center gap-x-3 rounded-button bg-solid px-4 text-xl font-semibold text-on-solid hover:opacity-90"
      >
        {labels.answers[way.label]}
        {way.isLoop && taken > 0 ? (
          <span className="text-sm font-normal">{interpolate(labels.again, { step: taken })}</span>
        ) : null}
      </a>
    </li>
  );
}

function WalkSoFar({ tree, walk, send, labels }: WalkProps) {
  return (
    <>
      <p className="mt-7 text-sm font-semibold">{labels.path}</p>
      <ol className="mt-1 divide-y divide-line text-sm">
        {walk.slice(0, -1).map((id, index) => {
          const taken = stepOf(tree, id);
          const answer = answerBetween(tree, id, walk[index + 1] ?? '');
          return (
            // A loop visits the same step more than once, so the key includes the position in the path.
            <li key={index}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 py-2 text-left hover:text-green"
                onClick={() => send({ type: 'return', to: index })}
              >
                <span className="w-6 shrink-0 font-display font-bold text-green figures">{index + 1}</span>
                <span className="min-w-0 flex-1">{taken.action}</span>
                {answer === null || answer === 'next' ? null : (
                  <strong className="shrink-0">{labels.answers[answer]}</strong>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
