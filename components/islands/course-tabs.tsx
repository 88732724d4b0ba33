'use client';

import { List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { anchorOf } from '@/lib/anchor';
import { useHydrated } from './use-hydrated';
import { useIslandReady } from './use-island-ready';
import { useQueryValue, writeQuery } from './use-query-value';

export type CourseView = { readonly id: string; readonly label: string; readonly panel: ReactNode };

const parameter = 'view';
const bar = 'border-b border-line print:hidden';
const row = 'mx-auto flex max-w-page flex-wrap gap-x-8 px-gutter xl:px-0';
const entry = 'inline-flex min-h-14 items-center border-b-3 border-transparent pt-0.5 font-semibold text-ink-soft hover:text-ink data-[state=active]:border-green data-[state=active]:text-ink';

type CourseTabsProps = { name: string; label: string; views: readonly CourseView[] };

/**
 * The views of a course page. In the exported HTML they stand one below the other, with links to each; once scripts run
 * they are tabs, and the ones that are not chosen stay within reach of find-in-page and of links to their anchors.
 */
export function CourseTabs({ name, label, views }: CourseTabsProps) {
  useIslandReady(name);
  const isTabs = useHydrated();
  const asked = useQueryValue(parameter);
  const first = views[0]?.id ?? '';
  const chosen = views.find((view) => view.id === asked)?.id ?? first;
  const panels = useRef<HTMLDivElement>(null);
  usePanels(panels, isTabs, chosen, first);

  return (
    <div ref={panels}>
      {isTabs ? <TabBar label={label} views={views} chosen={chosen} onChoose={(id) => chooseView(id, first)} /> : <LinkBar label={label} views={views} />}
      {views.map((view) => (
        <div
          key={view.id}
          data-view={view.id}
          {...(isTabs ? { id: panelId(view.id), role: 'tabpanel', 'aria-labelledby': tabId(view.id), ...(view.id === chosen ? { tabIndex: 0 } : {}) } : {})}
        >
          {view.panel}
        </div>
      ))}
    </div>
  );
}

function LinkBar({ label, views }: { label: string; views: readonly CourseView[] }) {
  return (
    <nav aria-label={label} className={bar}>
      <ul className={row}>
        {views.map((view) => <li key={view.id}><a href={`#${view.id}`} className={entry}>{view.label}</a></li>)}
      </ul>
    </nav>
  );
}

function TabBar({ label, views, chosen, onChoose }: { label: string; views: readonly CourseView[]; chosen: string; onChoose: (id: string) => void }) {
  return (
    <Root value={chosen} onValueChange={onChoose} className={bar}>
      <List aria-label={label} className={row}>
        {views.map((view) => (
          <Trigger key={view.id} value={view.id} id={tabId(view.id)} aria-controls={panelId(view.id)} className={entry}>{view.label}</Trigger>
        ))}
      </List>
    </Root>
  );
}

function tabId(view: string): string {
  return `${view}-tab`;
}

function panelId(view: string): string {
  return `${view}-panel`;
}

/** The first view needs no words in the address. */
function chooseView(id: string, first: string): void {
  writeQuery({ [parameter]: id === first ? null : id }, 'replace');
}

/** Shows the chosen panel and hides the others; a hit of find-in-page or a link to an anchor chooses its panel. */
function usePanels(container: { readonly current: HTMLDivElement | null }, isTabs: boolean, chosen: string, first: string): void {
  // Runs while everything is still visible: whoever is reading further down, or came with an anchor, stays there.
  useLayoutEffect(() => {
    const isAsked = new URLSearchParams(window.location.search).has(parameter);
    const wanted = isAsked ? undefined : viewOf(anchorTarget()) ?? viewInSight(container.current);
    if (wanted !== undefined) chooseView(wanted, first);
  }, [container, first]);

  useLayoutEffect(() => {
    if (!isTabs) return;
    for (const panel of panelsOf(container.current)) {
      // React knows `hidden` as a boolean only, so the attribute is ours.
      if (panel.dataset['view'] === chosen) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
    }
  }, [container, isTabs, chosen]);

  useEffect(() => {
    const onMatch = (event: Event) => {
      const view = event.target instanceof HTMLElement ? viewOf(event.target) : undefined;
      if (view !== undefined) chooseView(view, first);
    };
    const onAnchor = () => {
      const target = anchorTarget();
      const view = viewOf(target);
      if (view === undefined) return;
      chooseView(view, first);
      requestAnimationFrame(() => target?.scrollIntoView());
    };
    const root = container.current;
    root?.addEventListener('beforematch', onMatch);
    window.addEventListener('hashchange', onAnchor);
    return () => {
      root?.removeEventListener('beforematch', onMatch);
      window.removeEventListener('hashchange', onAnchor);
    };
  }, [container, first]);
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

/** The view that crosses the upper third of the window, if the visitor has scrolled that far. */
function viewInSight(container: HTMLElement | null): string | undefined {
  const line = window.innerHeight / 3;
  return panelsOf(container).find((panel) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return top <= line && bottom > line;
  })?.dataset['view'];
}
