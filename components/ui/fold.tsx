import type { ReactNode } from 'react';

/**
 * A title that opens the content below it: a native `details`. A link to an anchor inside opens it, and so does
 * find-in-page. In print everything is open.
 */
export function Fold({
  title,
  className = '',
  children,
}: {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={`group/fold ${className}`}>
      <summary className="flex min-h-11 list-none flex-nowrap items-center gap-2 hover:text-green lg:min-h-10">
        {title}
        {/* Its box is as low as it is wide: turned, a taller one would reach over the edge of a narrow window. */}
        <span
          aria-hidden="true"
          className="text-2xl leading-[0.6] font-normal text-green group-open/fold:rotate-45 print:hidden"
        >
          +
        </span>
      </summary>
      {children}
    </details>
  );
}
