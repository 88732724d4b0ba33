// What may be above the floor, and why browsers below it manage without.

/** `what` matches a finding; `where` limits it to some files or places (`/assets/site.js 1:20 code`). */
export type Allowed = { readonly what: RegExp; readonly where?: RegExp; readonly why: string };

export const allowedInScripts: readonly Allowed[] = [
  {
    what: /^(?:\.(?:fetchPriority|imageSizes|delay|displayName|cssFloat|movement[XY]|animation|popover|share|transferSize|startViewTransition|locale|capture|priority)|Navigator\.connection|navigation|Navigation\.\w+|setImmediate|event navigate(?:success|error)?)$/,
    where: /\/react-/,
    why: 'React checks for it first, or has its own property of that name.',
  },
  {
    what: /^(?:Window\.navigation|requestIdleCallback)$/,
    where: /\/site(?:-islands)?\.|\/islands-/,
    why: 'The script checks for it first (back.ts, deferred.ts, islands.ts, and the cart of an earlier page).',
  },
  {
    what: /^event beforematch$/,
    why: 'Find-in-page opens a hidden view where the browser supports that.',
  },
  { what: /^\.(?:estimate|fileName|zip)$/, why: 'Our own property names, in props of islands.' },
];

export const allowedInStyle: readonly Allowed[] = [
  {
    what: /^::details-content$/,
    why: 'components/site-script/unfold.ts also opens closed disclosures for printing; the rest only saves work.',
  },
  {
    what: /^@media scripting$/,
    why: 'Without scripts, some controls show that need them, and a course page shows one view at a time.',
  },
  {
    what: /^(?:@view-transition|::view-transition-group)$/,
    why: 'The next page shows at once.',
  },
  {
    what: /^(?:@container|container-type|cqi)$/,
    why: 'Without it, very large text on a narrow screen wraps only between words.',
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
    why: 'The box or circle inside shows which one is chosen.',
  },
  {
    what: /^:(?:has|popover-open)$/,
    where: /\.tree-view/,
    why: 'Without popovers the drawing is in its place, without a bar of sizes; every browser with popovers supports `:has()`.',
  },
  {
    what: /^:has$/,
    where: /\.emergency-call|\.fact-links/,
    why: 'The top bar stays, the call button covers the end of the footer but no step, and an opened link is beside its term.',
  },
  { what: /^:(?:popover-)?open$/, where: /:is\(\[open\],/, why: 'Tailwind also matches `[open]`.' },
  { what: /^grid-template-rows: subgrid$/, why: 'Rows of neighboring cards do not line up.' },
  {
    what: /^(?:size-adjust|(?:ascent|descent|line-gap)-override)$/,
    why: 'Lines may break elsewhere until our typefaces have loaded.',
  },
  {
    what: /^(?:content-visibility|contain-intrinsic-block-size|overflow-anchor|overscroll-behavior)$/,
    why: 'It saves work, or prevents shifts.',
  },
  {
    what: /^(?:text-wrap|hanging-punctuation|hyphenate-limit-chars|lh|font-family: ui-monospace|zoom)$/,
    why: 'How lines break and letters look; the zoom of a drawing that cannot be opened in those browsers.',
  },
  {
    what: /^(?:@page|break-after: avoid)$/,
    why: 'Paper breaks elsewhere, and has the margins of the printer.',
  },
  { what: /^(?:@media forced-colors|forced-color-adjust)$/, why: 'Safari has no such colors.' },
  {
    what: /^(?:cursor: .*|resize|::selection)$/,
    why: 'An iPhone has no pointer, and colors selections itself.',
  },
];
