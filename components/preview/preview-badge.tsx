import { siteEnv } from '@/components/facts/site-env';

/**
 * The small badge of a preview build: what isn't ready, the commit it was built from, and a switch that outlines
 * placeholders, off by default. The switch is plain CSS (preview.css). Renders nothing in any other build.
 */
export function PreviewBadge() {
  if (siteEnv !== 'preview') return null;
  const count = process.env['SITE_PLACEHOLDERS'];
  return (
    <aside
      id="preview-badge"
      aria-label="Preview"
      className="fixed bottom-3 left-3 z-40 flex flex-wrap items-center gap-x-4 rounded-2xl bg-solid px-4 text-xs font-semibold text-on-solid shadow-low print:hidden"
    >
      <a href="/preview" className="inline-flex min-h-11 items-center gap-2">
        <span>{count === undefined ? 'Preview' : <>Preview - {count} placeholders</>}</span>
        <span className="font-normal">{process.env['SITE_COMMIT'] ?? 'not built yet'}</span>
      </a>
      {process.env.NODE_ENV === 'development' ? null : <OutlineSwitch />}
    </aside>
  );
}

/** Its style sheet is linked when a build is finished, so the switch would do nothing during development. */
function OutlineSwitch() {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
      <input type="checkbox" id="preview-outline" autoComplete="off" className="size-4" />
      Outline them
    </label>
  );
}
