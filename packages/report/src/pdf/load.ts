import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import { sfntOf } from './sfnt.ts';

const require = createRequire(import.meta.url);

/** Scripts that the fonts have, the commonest first. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;

/** A typeface as files, one a subset of characters. */
export interface Typeface {
  readonly name: string;
  readonly files: readonly Uint8Array[];
}

export interface PdfParts {
  readonly Document: typeof PdfDocument;
  readonly serif: Typeface;
  readonly serifBold: Typeface;
  readonly sans: Typeface;
  readonly sansBold: Typeface;
}

let parts: PdfParts | undefined;

/** The PDF library and the fonts (SIL Open Font License 1.1), loaded when the first document is written. */
export function loadPdf(): PdfParts {
  parts ??= {
    Document: require('pdfkit') as typeof PdfDocument,
    serif: typeface('source-serif-4', 400),
    serifBold: typeface('source-serif-4', 600),
    sans: typeface('source-sans-3', 400),
    sansBold: typeface('source-sans-3', 600),
  };
  return parts;
}

function typeface(family: string, weight: number): Typeface {
  return {
    name: `${family}-${weight}`,
    files: SUBSETS.map((subset) =>
      sfntOf(readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`))),
    ),
  };
}
