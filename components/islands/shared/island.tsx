'use client';

import type { ReactNode } from 'react';
import { useIslandReady } from './use-island-ready';

/** The outermost component of an island that is made of several small ones, e.g. a dialog on each row of a list. */
export function Island({ name, children }: { name: string; children: ReactNode }) {
  useIslandReady(name);
  return children;
}
