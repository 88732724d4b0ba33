// Bundles the small script of every page, and the search, into `public/`.
import { build, type BuildOptions, context } from 'esbuild';
import { scriptFloor } from './browser-floor';

/** How every script of ours is bundled. */
export const bundled = { bundle: true, minify: true, ...scriptFloor(), legalComments: 'none' } as const;

/** Our own scripts; the finishing step names them by their content. */
const options: BuildOptions = {
  entryPoints: {
    site: 'components/site-script/site.ts',
    'site-islands': 'components/site-script/site-islands.ts',
  },
  outdir: 'public',
  format: 'iife',
  ...bundled,
};

/** Modules that our script imports when they are used: the site search with its library, and calendar files. */
const modules: BuildOptions = {
  ...options,
  entryPoints: {
    'site-search': 'components/site-script/site-search.ts',
    'class-calendar': 'components/islands/courses/class-calendar.ts',
  },
  format: 'esm',
};

export async function bundleSiteScript(): Promise<void> {
  await Promise.all([options, modules].map((bundle) => build(bundle)));
}

/**
 * In development React hydrates the whole page, and warns of each attribute that our script has changed before: the
 * script waits for its own element, the last of the page.
 */
const afterReact = {
  banner: {
    js: `(function start(own = document.currentScript) {
      const isHydrated = Object.keys(own).some((key) => key.startsWith('__reactFiber'));
      if (!isHydrated) return setTimeout(start, 50, own);`,
  },
  footer: { js: '})();' },
};

/** Rebuilds after each change, for `npm run dev`. */
export async function watchSiteScript(): Promise<void> {
  for (const bundle of [{ ...options, ...afterReact }, modules]) {
    const watched = await context({ ...bundle, minify: false });
    await watched.watch();
  }
}
