import type { Typeface } from './load.ts';

type Doc = PDFKit.PDFDocument;

interface Font {
  readonly name: string;
  has(codePoint: number): boolean;
}

/** A part of a text that one font can write. */
interface Run {
  readonly font: string;
  readonly text: string;
}

/** Fonts of a document: texts are split where another subset of a typeface is needed. */
export class Lettering {
  readonly #doc: Doc;
  readonly #fonts = new Map<string, readonly Font[]>();

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  /** Whether a typeface has a character. */
  has({ name, files }: Typeface, character: string): boolean {
    const codePoint = character.codePointAt(0)!;
    return this.#registered(name, files).some((font) => font.has(codePoint));
  }

  /** The parts of a text, each with the font that has all its characters; characters that no font has are left out. */
  runs({ name, files }: Typeface, text: string): readonly Run[] {
    const fonts = this.#registered(name, files);
    const runs: { font: string; text: string }[] = [];
    for (const character of text) {
      const codePoint = character.codePointAt(0)!;
      const last = runs.at(-1);
      // Spaces and marks stay with what stands before them.
      const keeps = last !== undefined && fonts.find(({ name }) => name === last.font)!.has(codePoint);
      const font = keeps ? last.font : (fonts.find((font) => font.has(codePoint))?.name ?? null);
      if (font === null) continue;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }

  #registered(name: string, files: readonly Uint8Array[]): readonly Font[] {
    const known = this.#fonts.get(name);
    if (known !== undefined) return known;
    const fonts = files.map((file, index): Font => {
      const fontName = `${name}-${index}`;
      this.#doc.registerFont(fontName, Buffer.from(file));
      const known = new Map<number, boolean>();
      return {
        name: fontName,
        has: (codePoint) => {
          const found = known.get(codePoint) ?? this.#hasGlyph(fontName, codePoint);
          known.set(codePoint, found);
          return found;
        },
      };
    });
    this.#fonts.set(name, fonts);
    return fonts;
  }

  #hasGlyph(fontName: string, codePoint: number): boolean {
    this.#doc.font(fontName);
    const embedded: unknown = Reflect.get(this.#doc, '_font');
    const font: unknown = typeof embedded === 'object' && embedded !== null ? Reflect.get(embedded, 'font') : undefined;
    const has: unknown =
      typeof font === 'object' && font !== null ? Reflect.get(font, 'hasGlyphForCodePoint') : undefined;
    return typeof has === 'function' && Reflect.apply(has, font, [codePoint]) === true;
  }
}
