import { contract, isPayloadFile, isPayloadOf } from './framework-contract';

/** Files of the export, by what becomes of them. Paths from its root, e.g. `/about.txt`. */
type UnusedRules = {
  readonly files: readonly string[];
  /** Pages that the client router leads to. */
  readonly routerPaths: readonly string[];
  readonly hasIslandPages: boolean;
};

/**
 * What the framework exports and nobody asks for: its second copy of the 404 page, payloads of pages that its router never
 * leads to, and, where no page holds an island, its scripts.
 */
export function unusedFiles({ files, routerPaths, hasIslandPages }: UnusedRules): readonly string[] {
  const all = new Set(files);
  return files.filter((file) => {
    if (contract.secondNotFound.pattern.test(file)) return true;
    if (file.startsWith(contract.staticFolder.folder) && file.endsWith('.js')) return !hasIslandPages;
    return isPayloadFile(file, all) && !routerPaths.some((path) => isPayloadOf(file, path));
  });
}
