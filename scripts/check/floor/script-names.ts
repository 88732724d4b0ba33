// The names of what the oldest browsers lack in scripts.
import type { Identifier } from '@mdn/browser-compat-data';
import { data, featuresOf, lackOf } from './compat';

type Kind = 'members' | 'paths' | 'globals' | 'events';

/** By name, which of the oldest browsers lack it. */
type Lacking = Map<string, readonly string[]>;

/**
 * What the oldest browsers lack, by name. A minified script does not say of which kind an object is, so a member counts
 * only where no kind of object has one of that name (`toWellFormed`, but not `at`), or where its object is named
 * (`paths`: `AbortSignal.timeout`, `Navigator.share`).
 */
export const { members, paths, globals, events } = namesAboveFloor();

function namesAboveFloor(): Readonly<Record<Kind, Lacking>> {
  const found: Record<Kind, Lacking> = {
    members: new Map(),
    paths: new Map(),
    globals: new Map(),
    events: new Map(),
  };
  const known = new Set<string>();
  const add = (kind: Kind, name: string, lack: readonly string[]) => {
    if (lack.length === 0) known.add(`${kind} ${name}`);
    else found[kind].set(name, lack);
  };
  const addObject = (object: string, feature: Identifier) => {
    const isThere = lackOf(feature).length === 0;
    for (const [key, member] of featuresOf(feature)) {
      const name = key.replace(/_(?:static|event)$/, '');
      const lack = lackOf(member);
      if (key.endsWith('_event')) add('events', name, lack);
      else {
        add('paths', `${object}.${name}`, lack);
        if (object === 'Window') add('globals', name, lack);
        // A missing object is found by its own name.
        if (lack.length === 0 || (isThere && !key.endsWith('_static'))) add('members', name, lack);
        // Nested objects, such as `Intl.Segmenter`, have members too.
        if (/^[A-Z]/.test(key) && key !== object) addObject(key, member);
      }
    }
  };
  for (const [name, feature] of [data.api, data.javascript.builtins].flatMap(featuresOf)) {
    add('globals', name, lackOf(feature));
    addObject(name, feature);
  }
  for (const [kind, names] of Object.entries(found))
    for (const name of names.keys()) if (known.has(`${kind} ${name}`)) names.delete(name);
  return found;
}
