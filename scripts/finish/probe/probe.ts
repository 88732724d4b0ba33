/**
 * `npm run probe`: builds a tiny export with the installed Next.js and React and looks at each assumption of the
 * framework contract by itself. Run it after an upgrade: it says which one broke, or that the version may be set.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSiteScript } from '../../build/bundle-site-script.mjs';
import { run } from '../../run/process.mjs';
import { ExportFiles } from '../export-files';
import { finishExport } from '../finish-export';
import { verifiedVersions } from '../framework-contract';
import { installedVersions } from '../installed-versions';
import { findingsOf, type ProbeExport, type ProbeFacts } from './checks';
import { islandPaths, writeProbeApp } from './probe-app';
import { visitProbe } from './visit';

// Within the project, so that the bundler accepts where the packages are.
const folder = '.cache/probe';

async function lookAt(): Promise<ProbeFacts> {
  await bundleSiteScript();
  writeProbeApp(folder);
  await run('npx', ['--no-install', 'next', 'build', folder], {
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  // What the framework wrote stays beside what became of it, to look at.
  const finished = join(folder, 'finished');
  cpSync(join(folder, 'out'), finished, { recursive: true });
  const written = new ExportFiles(join(folder, 'out'));
  const files: ProbeExport = new Map(written.list().map((path) => [path, written.text(path)]));
  const visit = await finishExport(
    new ExportFiles(finished),
    islandPaths,
    readFileSync('.cache/islands/static-parts.js', 'utf8'),
  )
    .then(() => visitProbe(finished))
    .catch((error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }));
  return { files, visit };
}

try {
  const findings = findingsOf(await lookAt());
  const width = Math.max(...findings.map(({ assumption }) => assumption.length));
  console.log(
    `\n  ${Object.entries(installedVersions())
      .map(([name, version]) => `${name} ${version}, verified with ${verifiedVersions[name]}`)
      .join('; ')}\n`,
  );
  for (const { assumption, says, wrong } of findings) {
    console.log(`  ${wrong === null ? 'holds ' : 'BROKEN'}  ${assumption.padEnd(width)}  ${says}`);
    if (wrong !== null) console.log(`          ${' '.repeat(width)}  seen: ${wrong}`);
  }
  const broken = findings.filter(({ wrong }) => wrong !== null).length;
  console.log(
    `\n${findings.length - broken} hold, ${broken} broken. ${
      broken === 0
        ? 'The versions in scripts/finish/framework-contract.ts may be set to those that are installed.'
        : `Mend their entries in scripts/finish/framework-contract.ts and the steps that use them; the tiny export is in ${folder}/out.`
    }`,
  );
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  console.error(`\nThe probe could not look. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
