import type { ReactNode } from 'react';

/** Shared by the three shop pages, so that what it holds survives the way from one to the next. */
export default function ShopLayout({ children }: { children: ReactNode }) {
  return children;
}
