'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { anchorOf } from '@/lib/site/anchor';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useHydrated } from '@/components/islands/shared/use-hydrated';
import { useLanding } from '@/components/islands/shared/use-landing';
import { currentQueryValue, useSearch, writeAddress } from '@/components/islands/shared/address';
import { queryValue } from '@/lib/site/query';

export type CourseView = {
  readonly id: string;
  readonly label: string;
  /** A shorter label for phones, so that the bar fits on one line. */
  readonly short?: string;
  /** A query parameter that lists some of `ids`, which are in this view: then this view shows without being named. */
  readonly impliedBy?: { readonly word: string; readonly ids: readonly string[] };
};

const parameter = 'view';
const entry =
  'inline-flex min-h-14 items-center border-b-3 border-transparent forced-colors:border-[Canvas] pt-0.5 font-semibold text-ink-soft hover:text-ink max-sm:text-sm';

type CourseTabsProps = IslandName & {
  label: string;
  views: readonly CourseView[];
  /** The panel of each view, by its id. */
  slots: Readonly<Record<string, ReactNode>>;
};

/**
 * The views of a course page. CSS alone decides which one shows until the visitor chooses another
 * (components/courses/course-views.css): each entry of the bar links to the anchor of its view, which works before any
 * script loads. This island adds what CSS can't: tab roles and keys, the view in the address, and find-in-page.
 */
export function CourseTabs({ label, views, slots }: CourseTabsProps) {
  const isHydrated = useHydrated();
  const search = useSearch();
  const asked = queryValue(search, parameter);
  const implied = views.find(({ impliedBy }) =>
    (queryValue(search, impliedBy?.word ?? '') ?? '').split(',').some((id) => impliedBy?.ids.includes(id)),
  )?.id;
  const [anchored, setAnchored] = useState<string | null>(null);
  const first = views[0]?.id ?? '';
  const known = (id: string | null) => views.find((view) => view.id === id)?.id;
  const chosen = known(asked) ?? implied ?? known(anchored) ?? first;
  const panels = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    setAnchored(null);
    // The first view needs no parameter, unless the rest of the query implies another view.
    const word = id === first && implied === undefined ? null : id;
    writeAddress({ query: { [parameter]: word }, anchor: '' }, 'replace');
  };
  // If the query names something inside the view, landing there takes precedence.
  useLanding(() =>
    known(asked) === undefined || implied !== undefined ? null : document.getElementById(tabId(chosen)),
  );
  usePanels(panels, isHydrated, chosen, choose, setAnchored);

  return (
    <div ref={panels} className="views" {...(isHydrated ? { 'data-chosen': chosen } : {})}>
      <div className="border-b border-line print:hidden">
        <nav
          aria-label={label}
          className="mx-auto flex max-w-page flex-wrap gap-x-3 px-gutter max-sm:justify-between sm:gap-x-8 xl:px-0"
          {...(isHydrated ? { role: 'tablist', onKeyDown: moveByKey } : {})}
        >
          {views.map((view) => (
            <a
              key={view.id}
              href={`#${view.id}`}
              data-entry={view.id}
              className={entry}
              {...(view.short === undefined ? {} : { 'aria-label': view.label })}
              {...(isHydrated
                ? {
                    role: 'tab',
                    id: tabId(view.id),
                    'aria-controls': panelId(view.id),
                    'aria-selected': view.id === chosen,
                    tabIndex: view.id === chosen ? 0 : -1,
                    onMouseDown: focusOnClick,
                    onFocus: () => choose(view.id),
                    onClick: (event: MouseEvent) => {
                      if (!isPlain(event)) return;
                      event.preventDefault();
                      choose(view.id);
                    },
                  }
                : {})}
            >
              {view.short === undefined ? (
                view.label
              ) : (
                <>
                  <span className="sm:hidden">{view.short}</span>
                  <span className="max-sm:hidden">{view.label}</span>
                </>
              )}
            </a>
          ))}
        </nav>
      </div>
      {views.map((view) => (
        <div
          key={view.id}
          data-view={view.id}
          {...(isHydrated
            ? {
                id: panelId(view.id),
                role: 'tabpanel',
                'aria-labelledby': tabId(view.id),
                ...(view.id === chosen ? { tabIndex: 0 } : {}),
              }
            : {})}
        >
          {slots[view.id]}
        </div>
      ))}
    </div>
  );
}

/** The tab that each key moves to, counted from 0. The row wraps around. */
const keyMoves: Readonly<Partial<Record<string, (from: number, count: number) => number>>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const from = tabs.findIndex((tab) => tab === event.target);
  // The space bar activates buttons and tabs, but not links.
  const move = event.key === ' ' ? () => from : keyMoves[event.key];
  if (move === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  tabs[move(from, tabs.length)]?.focus();
}

/** A plain click: not one for a new tab, a new window or a download. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Safari doesn't focus a clicked link. In every browser, a click for the context menu must not select a tab. */
function focusOnClick(event: MouseEvent<HTMLElement>): void {
  if (isPlain(event)) event.currentTarget.focus();
  else event.preventDefault();
}

function tabId(view: string): string {
  return `${view}-tab`;
}

function panelId(view: string): string {
  return `${view}-panel`;
}

/** Shows the selected panel and hides the others. A find-in-page match or a link to an anchor selects its panel. */
function usePanels(
  container: { readonly current: HTMLDivElement | null },
  isHydrated: boolean,
  chosen: string,
  choose: (id: string) => void,
  setAnchored: (id: string | null) => void,
): void {
  // The view with the anchor is already visible: the island follows and leaves the address alone.
  useLayoutEffect(() => {
    const view = viewOf(anchorTarget());
    if (view !== undefined) setAnchored(view);
  }, [setAnchored]);

  useLayoutEffect(() => {
    if (!isHydrated) return;
    for (const panel of panelsOf(container.current)) {
      // React treats `hidden` as a boolean, so we set the attribute ourselves. A browser without `until-found` just
      // hides the panel.
      if (panel.dataset['view'] === chosen) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  }, [container, isHydrated, chosen]);

  const showAnchored = (view: string) => {
    setAnchored(view);
    if (currentQueryValue(parameter) !== null) writeAddress({ query: { [parameter]: null } }, 'replace');
  };
  const onMatch = useEffectEvent((event: Event) => {
    const view = event.target instanceof HTMLElement ? viewOf(event.target) : undefined;
    if (view === undefined) return;
    // A link to an anchor also reveals its panel before scrolling there; in that case, leave the address alone.
    if (view === viewOf(anchorTarget())) showAnchored(view);
    else choose(view);
  });
  const onAnchor = useEffectEvent(() => {
    const target = anchorTarget();
    const view = viewOf(target);
    // Back to the address without an anchor.
    if (window.location.hash === '') setAnchored(null);
    if (view === undefined) return;
    showAnchored(view);
    requestAnimationFrame(() => target?.scrollIntoView());
  });
  useEffect(() => {
    const root = container.current;
    root?.addEventListener('beforematch', onMatch);
    window.addEventListener('hashchange', onAnchor);
    return () => {
      root?.removeEventListener('beforematch', onMatch);
      window.removeEventListener('hashchange', onAnchor);
    };
  }, [container]);
}

function panelsOf(container: HTMLElement | null): readonly HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-view]') ?? [])];
}

function anchorTarget(): HTMLElement | null {
  return document.getElementById(anchorOf(window.location.hash));
}

function viewOf(element: HTMLElement | null): string | undefined {
  return element?.closest<HTMLElement>('[data-view]')?.dataset['view'];
}
