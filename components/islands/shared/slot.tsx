'use client';

import { useLayoutEffect, useRef } from 'react';
import { slotClass } from '@/lib/site/island-data';

/**
 * Markup that the page passes to an island. It is in the page once, and React never manages its contents. The nodes
 * themselves are moved to where the island shows them, so that their state is kept (a field with text, another
 * island).
 */
const kept = new Map<string, HTMLElement>();
/** The elements that currently show a slot. The last one has the nodes. */
const shown = new Map<string, HTMLElement[]>();

/** The same object for all renders, so that React sees no change in markup it must leave alone. */
const ofThePage = { __html: '' };

/** Finds an island's slots in the page before React renders it. */
export function keepSlot(id: string, element: HTMLElement): void {
  if (!kept.has(id)) kept.set(id, element);
}

/** Shows a slot of the page. If two places show it, the later one has it until it unmounts. */
export function Slot({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current === null ? undefined : showSlot(id, place.current)), [id]);
  return (
    <div
      ref={place}
      data-slot={id}
      className={slotClass}
      suppressHydrationWarning
      dangerouslySetInnerHTML={ofThePage}
    />
  );
}

/** Gives a slot whose island is lost its nodes back, in an element of the page. */
export function returnSlot(place: HTMLElement): void {
  const id = place.dataset['slot'] ?? '';
  moveNodes(shown.get(id)?.at(-1) ?? kept.get(id), place);
  kept.set(id, place);
}

function showSlot(id: string, place: HTMLElement): () => void {
  const places = shown.get(id) ?? [];
  shown.set(id, places);
  moveNodes(places.at(-1) ?? kept.get(id), place);
  places.push(place);
  return () => {
    const hadNodes = places.at(-1) === place;
    places.splice(places.indexOf(place), 1);
    if (!hadNodes) return;
    kept.set(id, place);
    const next = places.at(-1);
    if (next !== undefined) moveNodes(place, next);
  };
}

function moveNodes(from: HTMLElement | undefined, to: HTMLElement): void {
  if (from !== undefined && from !== to) to.append(...from.childNodes);
}
