/**
 * All of React that islands may use, as one file of its own, which every page with an island shares: a hook that is not
 * here does not load. Without `useId` and `createContext`: roots have nothing in common but the page (ESLint says more).
 */
export {
  Fragment,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { createPortal, flushSync } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
