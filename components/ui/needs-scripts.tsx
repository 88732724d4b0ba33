import type { ReactNode } from 'react';

/** A control that needs scripts: hidden by CSS (`scripting: none`) for visitors without them. */
export function NeedsScripts({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`needs-scripts ${className}`}>{children}</div>;
}
