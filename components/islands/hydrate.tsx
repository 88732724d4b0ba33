import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { type IslandData, slotId } from '@/lib/site/island-data';
import { keepMarkup } from './lost-island';
import { IslandRoot } from './shared/island-root';
import { keepSlot, Slot } from './shared/slot';
import { answerQueuedClicks } from './shared/use-after-paint';

type AnyIsland = ComponentType<Record<string, unknown> & { slots: Readonly<Record<string, ReactNode>> }>;

/**
 * Hydrates the page's islands, each as a separate React root. The loader (components/site-script/islands.ts) calls it
 * once every file of the page has arrived. React removes a root that throws, so its island gets its original markup
 * back.
 * @param components the page's components from the registry, by kind.
 * @param hosts in hydration order: an island in another's slot comes after that one.
 * @param isAwaited whether they have a queued click: then they are hydrated before this returns.
 * @param changed hosts whose markup a translator or an extension has changed: those are rendered again.
 */
export function hydrateIslands(
  components: Readonly<Record<string, unknown>>,
  { islands, shared }: IslandData,
  hosts: readonly HTMLElement[],
  changed: ReadonlySet<Element>,
  isAwaited: boolean,
): void {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]'))
    keepSlot(slot.dataset['slot'] ?? '', slot);
  const hydrateAll = () => {
    for (const host of hosts) hydrateIsland(host);
  };
  if (isAwaited) answerQueuedClicks(() => flushSync(hydrateAll));
  else hydrateAll();

  function hydrateIsland(host: HTMLElement, isRetry = false): void {
    const name = host.dataset['island'] ?? '';
    const island = islands[name];
    if (island === undefined) return;
    const Component = components[island.kind] as AnyIsland;
    const sharedProps = Object.entries(island.shared).map(([prop, index]) => [prop, shared[index]]);
    const slots = island.slots.map((slot) => [slot, <Slot key={slot} id={slotId(name, slot)} />]);
    const tree = (
      <IslandRoot name={name} hasLostNote={island.hasLostNote}>
        <Component
          {...island.props}
          {...Object.fromEntries(sharedProps)}
          name={name}
          slots={Object.fromEntries(slots) as Record<string, ReactNode>}
        />
      </IslandRoot>
    );
    const restore = keepMarkup(host, (next) => (isRetry ? location.reload() : hydrateIsland(next, true)));
    const options: RootOptions = {
      onUncaughtError: (error) => {
        restore();
        reportError(error);
      },
    };
    if (changed.has(host)) createRoot(host, options).render(tree);
    else hydrateRoot(host, tree, options);
  }
}
