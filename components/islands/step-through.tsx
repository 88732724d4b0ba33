'use client';

import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { advance, answerBetween, currentStep, formatWalk, parseWalk, stepOf, type Walk, type WalkEvent, type WalkTree, type WalkWay } from '@/lib/step-through';
import { useIslandReady } from './use-island-ready';

type StepThroughProps = {
  name: string;
  tree: WalkTree;
  noteLabel: string;
  /** Anchor of the place where the island stands, for an address that can be shared. */
  anchor: string;
};

const kindWords = { start: 'Start', action: 'Do', question: 'Question', end: 'End' } as const;
const answerWords = { yes: 'YES', no: 'NO', next: 'Continue' } as const;
const moved = 'step-through-moved';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(moved, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(moved, listener);
  };
}

/** One question at a time. The walk lives in the address, so Back works and a step can be shared. */
export function StepThrough({ name, tree, noteLabel, anchor }: StepThroughProps) {
  useIslandReady(name);
  const search = useSyncExternalStore(subscribe, () => window.location.search, () => '');
  const walk = parseWalk(tree, new URLSearchParams(search).get(tree.id));
  const step = currentStep(tree, walk);
  const words = useRef<HTMLParagraphElement>(null);
  const isFocusDue = useRef(false);

  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    words.current?.focus();
  }, [search]);

  const send = (event: WalkEvent) => {
    const next = advance(tree, walk, event);
    if (next === walk) return;
    isFocusDue.current = true;
    writeWalk(tree.id, next, anchor);
  };

  return (
    <div className="rounded-card border-2 border-ink p-5 sm:p-8">
      <p className="text-sm font-semibold text-ink-soft">Step {step.number} of {tree.steps.length}: {kindWords[step.kind]}</p>
      <p ref={words} tabIndex={-1} className="mt-2 max-w-prose font-display text-title font-bold outline-none">{step.text}</p>
      {step.notes.map((note) => (
        <p key={note.id} data-note={note.id} className="mt-4 max-w-prose border-l-4 border-flare pl-3.5 text-sm">
          <strong className="block text-xs font-semibold text-flare-deep">{noteLabel}</strong>
          {note.text}
        </p>
      ))}
      {step.ways.length === 0 ? <p className="mt-6 font-semibold">This path ends here.</p> : (
        <ul className="mt-6 grid gap-3 sm:grid-cols-2">
          {step.ways.map((way) => <Answer key={way.label} tree={tree} way={way} send={send} />)}
        </ul>
      )}
      {walk.length > 1 ? <WalkSoFar tree={tree} walk={walk} send={send} /> : null}
    </div>
  );
}

/** Without scripts an answer is a link to its step in the list; with them it shows that step here. */
function Answer({ tree, way, send }: { tree: WalkTree; way: WalkWay; send: (event: WalkEvent) => void }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    send({ type: 'answered', label: way.label });
  };
  return (
    <li>
      <a
        href={`#${tree.id}-${way.to}`} onClick={follow}
        className="button flex min-h-16 items-center justify-center gap-3 rounded-button bg-solid px-6 text-xl font-semibold text-on-solid hover:opacity-90"
      >
        {answerWords[way.label]}
        {way.isLoop ? <span className="text-sm font-normal">back to step {stepOf(tree, way.to).number}</span> : null}
      </a>
    </li>
  );
}

function WalkSoFar({ tree, walk, send }: { tree: WalkTree; walk: Walk; send: (event: WalkEvent) => void }) {
  const control = 'inline-flex min-h-12 items-center rounded-button border border-control px-5 font-semibold hover:border-ink';
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className={control} onClick={() => send({ type: 'back' })}>Back one step</button>
        <button type="button" className={control} onClick={() => send({ type: 'restarted' })}>Restart</button>
      </div>
      <p className="mt-7 text-sm font-semibold">Your path so far</p>
      <ol className="mt-1 divide-y divide-line text-sm">
        {walk.slice(0, -1).map((id, index) => {
          const taken = stepOf(tree, id);
          const answer = answerBetween(tree, id, walk[index + 1] ?? '');
          return (
            // A loop takes the same step more than once; its place in the walk tells them apart.
            <li key={index}>
              <button type="button" className="flex min-h-11 w-full items-center gap-3 py-2 text-left hover:text-green" onClick={() => send({ type: 'returned', to: index })}>
                <span className="w-6 shrink-0 font-display font-bold tabular-nums text-green">{taken.number}</span>
                <span className="min-w-0 flex-1">{taken.text}</span>
                {answer === null || answer === 'next' ? null : <strong className="shrink-0">{answerWords[answer]}</strong>}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function writeWalk(treeId: string, walk: Walk, anchor: string): void {
  const url = new URL(window.location.href);
  const words = formatWalk(walk);
  if (words === null) url.searchParams.delete(treeId);
  else url.searchParams.set(treeId, words);
  url.hash = anchor;
  window.history.pushState(null, '', url);
  window.dispatchEvent(new Event(moved));
}
