import type { ComponentType, ReactElement, ReactNode } from 'react';
import * as registry from '@/components/islands/registry';
import { IslandRoot } from '@/components/islands/shared/island-root';
import type { IslandName } from '@/components/islands/shared/island-name';
import { islandJson, slotClass, slotId } from '@/lib/site/island-data';

/**
 * When the scripts of the page's islands are loaded: `interaction` = at the visitor's first interaction anywhere on
 * the page (a move, a touch, a key, a scroll), for pages whose island is the point; `visible` = when it comes near
 * the viewport; `use` = at the first touch, click, focus or key inside it. In every mode, using the island starts the
 * load, and that click or typed letter is not lost.
 */
type IslandHydrate = 'interaction' | 'visible' | 'use';

type IslandProps = {
  hydrate: IslandHydrate;
  className?: string;
  /** False for an island that renders nothing at first. */
  hasLostNote?: boolean;
  /**
   * A component of the registry. Its props are serialized as JSON, so they must be plain values; labels that several
   * islands share are sent once. Markup goes into its `slots`.
   */
  children: ReactElement<IslandName & { readonly slots?: Readonly<Record<string, ReactNode>> }>;
};

/** In a build, the registry and the page get the same reference to a client component. */
const kinds: ReadonlyMap<unknown, string> = new Map(
  Object.entries(registry).map(([kind, component]) => [component, kind]),
);

/**
 * An island: rendered here, complete and readable without scripts, and hydrated in the browser as its own React root.
 * Its props are written beside it as data, which the finishing step moves into one file per page; its slots stay in
 * the page (docs/architecture.md).
 * @throws a sentence for a child that is not in the registry, and for a prop that JSON can't represent.
 */
export function Island({ hydrate, className, hasLostNote = true, children }: IslandProps) {
  const { name, slots = {}, ...props } = children.props;
  const kind = kinds.get(children.type);
  if (kind === undefined)
    throw new Error(
      `The child of the island "${name}" is not in components/islands/registry.ts. Add it there, or render it without Island.`,
    );
  const Component = children.type as ComponentType<object>;
  const parts = Object.entries(slots);
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
