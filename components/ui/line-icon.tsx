import type { LucideIcon } from 'lucide-react';

export type LineIconProps = {
  /** The drawing, as it is imported from lucide-react. */
  shape: LucideIcon;
  size?: number;
  className?: string;
};

/**
 * A decorative line icon, hidden from assistive technology: the words beside it carry the meaning. Whatever runs in the
 * browser imports the shapes that it draws; components/ui/icon.tsx knows all of them by name and stays out of it.
 */
export function LineIcon({ shape: Shape, size = 20, className = '' }: LineIconProps) {
  return (
    <Shape
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={1.75}
      className={`shrink-0 ${className}`}
    />
  );
}
