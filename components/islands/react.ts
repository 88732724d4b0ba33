/**
 * All of React that islands may use, as one file that every page with an island shares: a hook that isn't exported
 * here doesn't load. Leaves out `useId` and `createContext`, because the roots share nothing but the page (see the
 * ESLint rules).
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
