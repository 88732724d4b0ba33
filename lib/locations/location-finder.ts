import type { Position } from './distance';

/** Why the device gave no position, in the terms of the Geolocation API. */
export type LocateFailure = 'denied' | 'unavailable' | 'timeout';

/** The state of the finder. The selected city is in the address, not here. */
export type FinderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'typing'; readonly text: string }
  | { readonly kind: 'locating' }
  | { readonly kind: 'located'; readonly position: Position }
  | { readonly kind: 'failed'; readonly reason: LocateFailure };

export type FinderEvent =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'locate' }
  | { readonly type: 'find'; readonly position: Position }
  | { readonly type: 'fail'; readonly reason: LocateFailure }
  | { readonly type: 'choose' };

export const idleFinder: FinderState = { kind: 'idle' };

/**
 * Typing and requesting the position replace each other; selecting a city ends both. A response of the device is
 * ignored unless it is still awaited. An event that changes nothing returns the same object.
 */
export function finderReducer(state: FinderState, event: FinderEvent): FinderState {
  switch (event.type) {
    case 'type':
      if (event.text === '') return state.kind === 'typing' ? idleFinder : state;
      return state.kind === 'typing' && state.text === event.text
        ? state
        : { kind: 'typing', text: event.text };
    case 'locate':
      return state.kind === 'locating' ? state : { kind: 'locating' };
    case 'find':
      return state.kind === 'locating' ? { kind: 'located', position: event.position } : state;
    case 'fail':
      return state.kind === 'locating' ? { kind: 'failed', reason: event.reason } : state;
    case 'choose':
      return state.kind === 'idle' ? state : idleFinder;
  }
}

/** The meaning of a `GeolocationPositionError.code` (W3C Geolocation: 1 denied, 2 unavailable, 3 timeout). */
export function locateFailure(code: number): LocateFailure {
  return code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable';
}
