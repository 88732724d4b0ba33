/** What a visitor's first view may cost. Bytes as they travel: brotli for text. */
export type Budget = {
  readonly html: number;
  /** Style that is not in the HTML. */
  readonly css: number;
  /** Script before the visitor has done anything. */
  readonly script: number;
  readonly fonts: number;
  /** Pictures at 390 px before scrolling. */
  readonly pictures: number;
  readonly requests: number;
};

export type Part = Exclude<keyof Budget, 'requests'>;
export type SentFile = { readonly path: string; readonly part: Part; readonly bytes: number };

/**
 * One sentence for each budget that the files of a route break, with route, budget and the biggest file. A file counts
 * as often as it was sent.
 */
export function breaches(route: string, budget: Budget, files: readonly SentFile[]): readonly string[] {
  const parts = ['html', 'css', 'script', 'fonts', 'pictures'] as const satisfies readonly Part[];
  const tooHeavy = parts.flatMap((part) => {
    const own = files.filter((file) => file.part === part);
    const total = own.reduce((sum, file) => sum + file.bytes, 0);
    return total > budget[part]
      ? [`${route}: ${part} ${total} bytes, budget ${budget[part]}; biggest file ${biggest(own)}`]
      : [];
  });
  const tooMany =
    files.length > budget.requests
      ? [`${route}: ${files.length} requests, budget ${budget.requests}; biggest file ${biggest(files)}`]
      : [];
  return [...tooHeavy, ...tooMany];
}

function biggest(files: readonly SentFile[]): string {
  const [first] = [...files].sort((a, b) => b.bytes - a.bytes);
  return first === undefined ? 'none' : `${first.path} (${first.bytes})`;
}
