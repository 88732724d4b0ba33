// What the finishing step expects of an export, and the sentence for each thing that is not so.
import { type ExportedPage, refuse } from './document';

/**
 * The shape of the export: all that the finishing step takes for granted about what Next.js and React write. Each
 * sentence is checked on every build, the first seven where a step relies on it, the last one by every browser test that
 * wakes an island (React reports what does not match, and a report fails the test). No version is named: as long as the
 * HTML has this shape, another one changes nothing.
 */
export const exportShape = {
  pages:
    'Each page is an .html file; 404.html is the page for unknown addresses, and _not-found.html a copy of it.',
  folder:
    'What the framework adds for browsers lies below /_next/, and the data of its router in .txt files beside the pages.',
  scripts: 'Its scripts have a src below /_next/, or neither src nor type.',
  sheet: 'Each page links one style sheet below /_next/, in which addresses begin with ../ or a scheme.',
  fonts: 'Fonts are .woff2 files that are asked for by their file name.',
  charset: 'The head has one <meta charset>, before any script and style.',
  viewport: 'The head has one <meta name="viewport">, before any script and style.',
  islands: 'React writes the same markup for an island within a page and for one that is a root of its own.',
} as const;

/** Stops the build: the export has another shape than the finishing step was written for. */
export function refuseShape(page: ExportedPage, part: keyof typeof exportShape, found: string): never {
  refuse(
    page,
    'the export',
    `has another shape than the finishing step expects. Expected: ${exportShape[part]} Found: ${found}`,
  );
}
