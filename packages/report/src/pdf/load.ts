import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import { escapeXml } from '@theia-astro/chart-svg/draw/xml';
import { inflateSync } from 'node:zlib';

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

/** The facts of a document as XMP (ISO 16684-1): the same as its Info dictionary has. */
export function xmpOf({ CreationDate, Creator, Producer, Title, Author, Subject }: PDFKit.DocumentInfo): string {
  const texts = [
    within('xmp:CreateDate', CreationDate?.toISOString().replace(/\.\d+Z$/, 'Z')),
    within('xmp:CreatorTool', Creator),
    within('dc:title', Title, 'Alt'),
    within('dc:creator', Author, 'Seq'),
    within('dc:description', Subject, 'Alt'),
    within('pdf:Producer', Producer),
  ];
  return `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">${texts.join('')}</rdf:Description>`;
}

function within(name: string, text: string | undefined, list?: 'Alt' | 'Seq'): string {
  if (text === undefined) return '';
  const language = list === 'Alt' ? ' xml:lang="x-default"' : '';
  const escaped = escapeXml(text);
  return `<${name}>${list === undefined ? escaped : `<rdf:${list}><rdf:li${language}>${escaped}</rdf:li></rdf:${list}>`}</${name}>`;
}

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/** A WOFF font as the sfnt (TrueType or OpenType) that it packs: fonts are read many times faster so. W3C, WOFF File Format 1.0. @throws RangeError for another file */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('This is no WOFF font.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const directory = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  let offset = directory.length;
  const parts: Buffer[] = [directory];
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = 12 + 16 * index;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
