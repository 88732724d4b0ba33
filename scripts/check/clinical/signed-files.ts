/** The files of content/clinical/signed: the rendition of every statement, and the drawings beside it. */
import { existsSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelpDrawing } from '../../../components/clinical/help-drawing';
import { RhythmStrip } from '../../../components/clinical/rhythm-strip';
import { gitHash } from '../../../lib/clinical/git-hash';
import { type HelpDrawingId, helpDrawings } from '../../../lib/clinical/help-drawings';
import { type RhythmId, rhythms } from '../../../lib/clinical/rhythms/rhythm';
import { FolderFiles } from '../../run/folder-files';
import { rendition } from './rendition';
import { signedData } from './signed-data';

export const signedFolder = 'content/clinical/signed';
const folder = new FolderFiles(signedFolder);

/** An element that inherits the page's color gets an explicit color in the file. */
const colors =
  '<style>.fill-ink,.fill-ink-soft{fill:#222}.fill-surface{fill:#fff}.fill-green{fill:#0c6}.stroke-ink{stroke:#222}.stroke-ink-soft{stroke:#777}.stroke-surface{stroke:#fff}.stroke-green{stroke:#0c6}.stroke-flare-deep{stroke:#b30}.stroke-line{stroke:#ddd}</style>';

/** A drawing as a separate file, one element per line for readable diffs. */
function svgOf(markup: string): string {
  const [svg = ''] = /<svg.*<\/svg>/s.exec(markup) ?? [];
  return `${svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"').replace('>', `>${colors}`).replace(/></g, '>\n<')}\n`;
}

/** Every drawing by base name. */
function drawings(): ReadonlyMap<string, string> {
  const help = (Object.keys(helpDrawings) as HelpDrawingId[]).map(
    (id) => [`help-${id}`, svgOf(renderToStaticMarkup(createElement(HelpDrawing, { id })))] as const,
  );
  const strips = (Object.keys(rhythms) as RhythmId[]).map((rhythm) => {
    const strip = createElement(RhythmStrip, { rhythm, name: rhythm, describedBy: rhythm });
    return [`strip-${rhythm}`, svgOf(renderToStaticMarkup(strip))] as const;
  });
  return new Map([...help, ...strips]);
}

/** The expected files of the folder, by relative path. */
export function signedFiles(): ReadonlyMap<string, string> {
  const drawn = drawings();
  const texts = rendition(signedData, (name) => gitHash(drawn.get(name) ?? '').slice(0, 7));
  return new Map([
    ...[...texts].map(([name, text]) => [`${name}.txt`, text] as const),
    ...[...drawn].map(([name, svg]) => [`drawings/${name}.svg`, svg] as const),
  ]);
}

/** The files on disk. */
function writtenFiles(): ReadonlyMap<string, string> {
  if (!existsSync(signedFolder)) return new Map();
  const paths = folder.list().filter((path) => /\.(?:txt|svg)$/.test(path));
  return new Map(paths.map((path) => [path.slice(1), folder.text(path)]));
}

/** A line diff: removed lines, then added ones, each with its sign; repeated lines are counted. */
export function changedLines(before: string, now: string): readonly string[] {
  const without = (text: string, other: string) => {
    const left = other.split('\n');
    return text.split('\n').filter((line) => {
      const place = left.indexOf(line);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  };
  const [old, fresh] = [without(before, now), without(now, before)];
  const isOrder = old.length + fresh.length === 0 && before !== now;
  return isOrder
    ? ['The same lines in another order.']
    : [...old.map((line) => `- ${line}`), ...fresh.map((line) => `+ ${line}`)];
}

/** The outdated files, each with its changes. */
export function staleFiles(): ReadonlyMap<string, readonly string[]> {
  const [files, written] = [signedFiles(), writtenFiles()];
  const names = [...new Set([...files.keys(), ...written.keys()])];
  return new Map(
    names
      .filter((name) => files.get(name) !== written.get(name))
      .map((name) => [name, changedLines(written.get(name) ?? '', files.get(name) ?? '')]),
  );
}

/** Writes outdated files, and removes obsolete ones. */
export function writeSignedFiles(): ReadonlyMap<string, readonly string[]> {
  const [files, stale] = [signedFiles(), staleFiles()];
  for (const name of stale.keys()) {
    const body = files.get(name);
    if (body === undefined) folder.remove(name);
    else folder.write({ path: name, body });
  }
  return stale;
}
