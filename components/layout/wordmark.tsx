import { FactText } from '@/components/facts/fact-text';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { company } from '@/content/company/company';
import { factValue } from '@/lib/facts/facts';
import { outlineText } from './outline-text';

const id = 'wordmark';
const tracking = -0.025;

const drawn = outlineText(factValue(company.shortName), tracking);

/**
 * The name of the company as a drawing, so that it shows in its typeface at the first paint, before any font has
 * loaded. As tall as a line of text of the same size. The header contains the drawing; `isAgain` reuses it on the
 * same page.
 */
export async function Wordmark({ isAgain = false }: { isAgain?: boolean }) {
  const outline = await drawn;
  if (outline === null) return <FactText fact={company.shortName} />;
  const [x, y, width, height] = outline.viewBox.split(' ').map(Number);
  const ground = { x, y, width, height };
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={outline.viewBox}
        fill="currentColor"
        className="block h-[1.2em] w-auto"
      >
        {isAgain ? (
          <use href={`#${id}`} />
        ) : (
          <>
            {/* An opaque background: a browser's forced dark mode darkens the page behind a drawing, but not its lines. */}
            <rect {...ground} className="fill-paper" />
            <path id={id} d={outline.path} />
          </>
        )}
      </svg>
      <VisuallyHidden>
        <FactText fact={company.shortName} />
      </VisuallyHidden>
    </>
  );
}
