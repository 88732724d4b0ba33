import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type * as registry from '@/components/islands/registry';
import { IslandRoot } from '@/components/islands/shared/island-root';
import { islandJson, slotClass, slotId } from '@/lib/site/island-data';

/**
 * When the scripts of the page's islands are fetched: `soon` = at the visitor's first sign of life anywhere on the page (a
 * move, a touch, a key, a scroll), for pages whose island is the point; `near` = when it comes near the viewport; `use` =
 * at the first touch, press, focus or key inside it. Whatever the plan, the first use always starts the fetch, and that
 * press or typed letter is not lost.
 */
type IslandHydrate = 'interaction' | 'visible' | 'use';

type IslandKind = keyof typeof registry;
type PropsOf<Kind extends IslandKind> = ComponentProps<(typeof registry)[Kind]>;

type IslandProps<Kind extends IslandKind> = {
  kind: Kind;
  /** The component of this name. */
  component: (typeof registry)[Kind];
  /** Once on a page; ids of elements in the island begin with it. */
  name: string;
  hydrate: IslandHydrate;
  /** Plain values, which travel as JSON. Words that several islands share are sent once. */
  props: Omit<PropsOf<Kind>, 'name' | 'slots'>;
  className?: string;
  /** False for an island that shows nothing until there is something to show. */
  hasLostNote?: boolean;
} & (PropsOf<Kind> extends { slots: infer Slots } ? { slots: Slots } : { slots?: undefined });

/**
 * An island: rendered here, complete and readable without scripts, and woken in the browser as a React root of its own.
 * Its props are written beside it as data, which the finishing step moves into one file for the page; markup is handed
 * over in slots, which stay in the page as they are (docs/architecture.md).
 */
export function Island<Kind extends IslandKind>({
  kind,
  component,
  name,
  hydrate,
  props,
  slots,
  className,
  hasLostNote = true,
}: IslandProps<Kind>) {
  const Component = component as ComponentType<object>;
  const parts = Object.entries((slots ?? {}) as Readonly<Record<string, ReactNode>>);
  const data = islandJson(name, { kind, hasLostNote, slots: parts.map(([slot]) => slot) }, props);
  return (
    <div data-island={name} data-hydrate={hydrate} {...(className === undefined ? {} : { className })}>
      <IslandRoot name={name} hasLostNote={hasLostNote}>
        <Component
          {...props}
          {...{
            name,
            slots: Object.fromEntries(
              parts.map(([slot, markup]) => [
                slot,
                <div key={slot} data-slot={slotId(name, slot)} className={slotClass}>
                  {markup}
                </div>,
              ]),
            ),
          }}
        />
      </IslandRoot>
      <script
        type="application/json"
        data-island-props=""
        dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
      />
    </div>
  );
}
