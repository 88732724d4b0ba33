// What may be above the floor, and why nobody below misses it.

/** `what` as the findings say it; `where` narrows it down to some files or places (`/assets/site.js 1:20 code`). */
export type Allowed = { readonly what: RegExp; readonly where?: RegExp; readonly why: string };

export const allowedInScripts: readonly Allowed[] = [
  {
    what: /^(?:\.(?:fetchPriority|imageSizes|delay|displayName|cssFloat|movement[XY]|animation|popover|share|transferSize|startViewTransition|locale|capture|priority)|Navigator\.connection|navigation|Navigation\.\w+|setImmediate|event navigate(?:success|error)?)$/,
    where: /\/react-/,
    why: 'React asks first, or means a property of its own.',
  },
  {
    what: /^(?:Window\.navigation|requestIdleCallback)$/,
    where: /\/site(?:-islands)?\./,
    why: 'The script asks first (back.ts, deferred.ts, islands.ts).',
  },
  {
    what: /^event beforematch$/,
    why: 'Find-in-page opens a view where the browser can do that.',
  },
  { what: /^\.(?:estimate|fileName|zip)$/, why: 'Words of our own, in props of islands.' },
];

export const allowedInStyle: readonly Allowed[] = [
  {
    what: /^::details-content$/,
    why: 'What is folded away is opened on paper by components/site-script/unfold.ts, too; the rest spares work.',
  },
  {
    what: /^@media scripting$/,
    why: 'With scripts, pictures do not fade in, and the views of a course page are one below the other until they wake; an island that never comes is not told. Without scripts, some controls show that need them.',
  },
  {
    what: /^(?:@view-transition|::view-transition-group)$/,
    why: 'The next page shows at once.',
  },
  {
    what: /^(?:@container|container-type|cqi)$/,
    why: 'Very large text on a narrow screen breaks between words only.',
  },
  { what: /^@property$/, why: 'Tailwind sets the same values by a rule (`@layer properties`).' },
  {
    what: /^:has$/,
    where: /data-laid-out/,
    why: 'The whole page is laid out at once.',
  },
  {
    what: /^:has$/,
    where: /data-poster|data-sheet|dialog\[open\]/,
    why: 'Firefox before 121 also prints what is around the sheet.',
  },
  {
    what: /^:has$/,
    where: /has-|group-has/,
    why: 'The box or circle inside says which one is chosen.',
  },
  {
    what: /^:(?:has|popover-open)$/,
    where: /\.tree-view/,
    why: 'Without popovers the drawing is in its place, without a bar of sizes; whatever opens popovers knows `:has()`.',
  },
  {
    what: /^:has$/,
    where: /\.emergency-call|\.fact-links/,
    why: 'The top bar stays, the call covers the end of the footer but no step, and an opened link is beside its term.',
  },
  { what: /^forced-color-adjust$/, why: 'Safari has no such colors.' },
  { what: /^:(?:popover-)?open$/, where: /:is\(\[open\],/, why: 'Tailwind asks for `[open]`, too.' },
  { what: /^grid-template-rows: subgrid$/, why: 'Rows of neighbors are not at one height.' },
  {
    what: /^(?:size-adjust|(?:ascent|descent|line-gap)-override)$/,
    why: 'Lines may break elsewhere until our typefaces are there.',
  },
  {
    what: /^(?:content-visibility|contain-intrinsic-block-size|overflow-anchor|overscroll-behavior)$/,
    why: 'Spares work, or keeps still what would move.',
  },
  {
    what: /^(?:text-wrap|hanging-punctuation|hyphenate-limit-chars|lh|font-family: ui-monospace|zoom)$/,
    why: 'How lines break and letters look; the size of a drawing that nothing opens there.',
  },
  {
    what: /^(?:@page|break-after: avoid)$/,
    why: 'Paper breaks elsewhere, and has the margins of the printer.',
  },
  { what: /^@media forced-colors$/, why: 'Safari has no such colors.' },
  {
    what: /^(?:cursor: .*|resize|::selection)$/,
    why: 'An iPhone has no pointer, and colors what is selected itself.',
  },
];
