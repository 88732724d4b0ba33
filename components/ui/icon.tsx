import { icons } from 'lucide-react';
import type { IconName } from '@/lib/site/icon-name';
import { type LineIconProps, lineStyle } from './line-icon';

type IconProps = LineIconProps & { name: IconName };

/**
 * A decorative icon by its name in content. It bundles every shape, so use it only in components that render at build
 * time.
 */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  const Shape = icons[name];
  return <Shape {...lineStyle} size={size} className={`shrink-0 ${className}`} />;
}
