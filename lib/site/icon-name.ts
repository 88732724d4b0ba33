import type { icons } from 'lucide-react';

/** The icons that content may use, by their names at lucide.dev; components/ui/icon.tsx draws them. */
export type IconName = keyof typeof icons;
