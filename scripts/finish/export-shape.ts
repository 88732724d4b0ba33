// What the finishing step expects of an export, with a sentence for each expectation that fails.
import { type ExportedPage, refuse } from './document';

/**
 * The shape of the export: everything that the finishing step assumes about the output of Next.js and React. Every
 * build checks each sentence: the first seven where a step relies on them, the last one in every browser test that
 * hydrates an island (React reports mismatches, and a report fails the test). No version is named: any version that
 * produces this HTML works.
 */
export const exportShape = {
  pages:
    'Each page is an .html file; 404.html is the page for unknown addresses, and _not-found.html a copy of it.',
  folder:
    'What the framework adds for browsers is below /_next/, and the data of its router in .txt files beside the pages.',
  scripts: 'Its scripts have a src below /_next/, or neither src nor type.',
  sheet: 'Each page links one style sheet below /_next/, in which addresses begin with ../ or a scheme.',
  fonts: 'Fonts are .woff2 files that are requested by their file name.',
  charset: 'The head has one <meta charset>, before any script and style.',
  viewport: 'The head has one <meta name="viewport">, before any script and style.',
  islands: 'React writes the same markup for an island within a page and for one that is its own root.',
} as const;

/** Stops the build: the export does not have the shape that the finishing step was written for. */
export function refuseShape(page: ExportedPage, part: keyof typeof exportShape, found: string): never {
  refuse(
    page,
    'the export',
    `has another shape than the finishing step expects. Expected: ${exportShape[part]} Found: ${found}`,
  );
}
