import { build, context } from 'esbuild';

/** The two bundles of our own script; the finishing step names them by their content. */
const options = {
  entryPoints: { site: 'components/enhance/site.ts', 'site-islands': 'components/enhance/site-islands.ts' },
  outdir: 'public',
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['es2022'],
  legalComments: 'none',
};

export async function bundleSiteScript() {
  await build(options);
}

/** Bundles again after each change, for `npm run dev`. */
export async function watchSiteScript() {
  const watched = await context({ ...options, minify: false });
  await watched.watch();
}
