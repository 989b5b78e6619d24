import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import { sfntOf } from './sfnt.ts';
import { xmpOf } from './xmp.ts';

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
    Document: withEscapedXmp(require('pdfkit') as typeof PdfDocument),
    serif: typeface('source-serif-4', 400),
    serifBold: typeface('source-serif-4', 600),
    sans: typeface('source-sans-3', 400),
    sansBold: typeface('source-sans-3', 600),
  };
  return parts;
}

/** PDFKit writes the facts of a document into its XMP metadata as they are; this one escapes them. */
function withEscapedXmp(Base: typeof PdfDocument): typeof PdfDocument {
  return class extends Base {
    /** Called by PDFKit in place of its own. */
    _addInfo(): void {
      this.appendXML(xmpOf(this.info));
    }
  };
}

function typeface(family: string, weight: number): Typeface {
  return {
    name: `${family}-${weight}`,
    files: SUBSETS.map((subset) =>
      sfntOf(readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`))),
    ),
  };
}
