import { build, context } from 'esbuild';

/** The two bundles of our own script; the finishing step names them by their content. */
const options = {
  entryPoints: {
    site: 'components/site-script/site.ts',
    'site-islands': 'components/site-script/site-islands.ts',
  },
  outdir: 'public',
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['es2022'],
  legalComments: 'none',
};

/** The site search and its library: a module, so that our own script can fetch it when a search field is used. */
const search = {
  ...options,
  entryPoints: { 'site-search': 'components/site-script/site-search.ts' },
  format: 'esm',
};

/** Comes with the framework, in front of what React is handed: see scripts/finish/slim-payload.ts. */
const staticParts = {
  ...options,
  entryPoints: { 'static-parts': 'components/site-script/static-parts.ts' },
  outdir: '.cache/islands',
};

export async function bundleSiteScript() {
  await Promise.all([options, search, staticParts].map((bundle) => build(bundle)));
}

/** The two bundles of pages that keep the framework: not in public/, where they would get into every other build. */
export async function bundleKeptScripts() {
  const names = ['trusted-first', 'site-kept'];
  const entryPoints = Object.fromEntries(names.map((name) => [name, `components/site-script/${name}.ts`]));
  await build({ ...options, entryPoints, outdir: '.cache/kept' });
}

/** Bundles again after each change, for `npm run dev`. */
export async function watchSiteScript() {
  for (const bundle of [options, search]) {
    const watched = await context({ ...bundle, minify: false });
    await watched.watch();
  }
}
