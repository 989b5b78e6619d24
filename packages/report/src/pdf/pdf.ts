import type { Paper, Paragraph, Report, ReportChart, ReportTable } from '../report.ts';
import { withoutVariables } from '@theia-astro/chart-svg/themes/theme';
import PAGE from '../voice/en-page.json' with { type: 'json' };
import { drawSvg } from './draw-svg.ts';
import { fitToFonts } from './fit.ts';
import { Lettering } from './lettering.ts';
import { loadPdf, type PdfParts, type Typeface } from './load.ts';

type Doc = PDFKit.PDFDocument;

const SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};
const MARGIN = { top: 62, bottom: 70, side: 58 } as const;
const NOTES_WIDTH = 118;
const GUTTER = 22;
const INK = '#161b2e';
const SOFT = '#4d556d';
const FAINT = '#5c6379';
const RULE = '#c9cbd3';
/** Date of every document: bytes depend on the request and the release alone. */
const CREATED = new Date(Date.UTC(2026, 0, 1));
/** Space that must be left under a heading, so that it does not end a page. */
const WITH_HEADING = 96;

interface Style {
  readonly face: Typeface;
  readonly size: number;
  readonly colour: string;
  readonly lineGap: number;
}

/**
 * A report as PDF: tagged, with bookmarks, page numbers, embedded fonts and charts as vectors. The same report and paper give the same bytes with the same
 * release of Node's zlib.
 */
export function writeReportPdf(report: Report, paper: Paper): Uint8Array {
  return new Writer(report, paper, loadPdf()).write();
}

class Writer {
  readonly #report: Report;
  readonly #doc: Doc;
  readonly #lettering: Lettering;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #parts: PdfParts;
  readonly #width: number;
  readonly #height: number;
  #y: number = MARGIN.top;

  constructor(report: Report, paper: Paper, parts: PdfParts) {
    this.#parts = parts;
    [this.#width, this.#height] = SIZES[paper];
    this.#doc = new parts.Document({
      size: [this.#width, this.#height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: report.language,
      displayTitle: true,
      bufferPages: true,
      font: '',
      info: {
        Author: 'Theia',
        CreationDate: CREATED,
        ModDate: CREATED,
      },
    });
    this.#lettering = new Lettering(this.#doc);
    this.#report = fitToFonts(report, (character) => this.#lettering.has(parts.serif, character));
    this.#doc.info.Title = report.title;
    this.#doc.info.Subject = report.subtitle.join(' · ');
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  write(): Uint8Array {
    const { title, subtitle, opening, sections, closing, limits, charts, tables } = this.#report;
    this.#head(title, subtitle);
    this.#charts(charts, WITH_HEADING + this.#paragraphHeight(opening, this.#style('lead')));
    if (limits.length > 0) {
      this.#heading('H2', PAGE.limits);
      for (const line of limits) this.#plain(line);
    }
    this.#heading('H2', PAGE.opening, this.#paragraphHeight(opening, this.#style('lead')));
    this.#paragraph(opening, this.#style('lead'));
    for (const section of sections) {
      const [first] = section.paragraphs;
      this.#heading('H2', section.title, first === undefined ? 0 : this.#paragraphHeight(first, this.#style('text')));
      for (const paragraph of section.paragraphs) this.#paragraph(paragraph, this.#style('text'));
    }
    this.#heading('H2', PAGE.closing, this.#paragraphHeight(closing, this.#style('text')));
    this.#paragraph(closing, this.#style('text'));
    this.#newPage();
    this.#heading('H2', PAGE.tables);
    for (const table of tables) this.#table(table);
    this.#space(10);
    this.#plain(PAGE.made);
    this.#root.end();
    this.#pageNumbers();
    this.#doc.end();
    return this.#bytes();
  }

  #bytes(): Uint8Array {
    const chunks: Uint8Array[] = [];
    for (let chunk: unknown = this.#doc.read(); chunk !== null; chunk = this.#doc.read())
      if (chunk instanceof Uint8Array) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  #style(name: 'title' | 'sub' | 'lead' | 'text' | 'note' | 'h2' | 'h3' | 'cell' | 'head' | 'plain'): Style {
    const { serif, serifBold, sans, sansBold } = this.#parts;
    switch (name) {
      case 'title':
        return { face: serif, size: 27, colour: INK, lineGap: 2 };
      case 'sub':
        return { face: sans, size: 9.5, colour: SOFT, lineGap: 2 };
      case 'lead':
        return { face: serif, size: 12.2, colour: INK, lineGap: 3.6 };
      case 'text':
        return { face: serif, size: 10.4, colour: INK, lineGap: 3.4 };
      case 'note':
        return { face: sans, size: 7.3, colour: FAINT, lineGap: 1.6 };
      case 'h2':
        return { face: serifBold, size: 14.5, colour: INK, lineGap: 1 };
      case 'h3':
        return { face: sansBold, size: 9.5, colour: SOFT, lineGap: 1 };
      case 'cell':
        return { face: sans, size: 8.4, colour: INK, lineGap: 1 };
      case 'head':
        return { face: sansBold, size: 8.4, colour: SOFT, lineGap: 1 };
      case 'plain':
        return { face: sans, size: 8.6, colour: SOFT, lineGap: 2 };
    }
  }

  get #bottom(): number {
    return this.#height - MARGIN.bottom;
  }

  get #inner(): number {
    return this.#width - 2 * MARGIN.side;
  }

  #newPage(): void {
    this.#doc.addPage();
    this.#y = MARGIN.top;
  }

  #space(points: number): void {
    this.#y += points;
  }

  #need(points: number): void {
    if (this.#y + points > this.#bottom) this.#newPage();
  }

  /** Height of a text set in a width. */
  #heightOf(text: string, style: Style, width: number): number {
    const [run] = this.#lettering.runs(style.face, text);
    this.#doc.font(run?.font ?? style.face.name).fontSize(style.size);
    return this.#doc.heightOfString(text, { width, lineGap: style.lineGap });
  }

  /** Sets a text at a place; where another subset is needed it goes on in it. */
  #set(text: string, style: Style, x: number, y: number, width: number, align: 'left' | 'center' = 'left'): void {
    const runs = this.#lettering.runs(style.face, text);
    this.#doc.fontSize(style.size).fillColor(style.colour);
    // Parts in several fonts are set from the left: the library centres each of them for itself.
    const whole = runs.reduce((sum, run) => sum + this.#doc.font(run.font).widthOfString(run.text), 0);
    const indent = align === 'center' && runs.length > 1 ? Math.max(0, (width - whole) / 2) : 0;
    runs.forEach((run, index) => {
      this.#doc.font(run.font);
      const options = {
        width: width - indent,
        lineGap: style.lineGap,
        align: runs.length > 1 ? ('left' as const) : align,
        continued: index < runs.length - 1,
      };
      if (index === 0) this.#doc.text(run.text, x + indent, y, options);
      else this.#doc.text(run.text, options);
    });
  }

  #tagged(tag: string, parent: PDFKit.PDFStructureElement, set: () => void, options: { alt?: string } = {}): void {
    parent.add(this.#doc.struct(tag, options, [set]));
  }

  /** As large as lets a title stand on one line, within bounds. */
  #titleStyle(title: string): Style {
    const style = this.#style('title');
    const oneLine = this.#heightOf('A', style, this.#inner);
    let { size } = style;
    while (size > SMALLEST_TITLE && this.#heightOf(title, { ...style, size }, this.#inner) > oneLine) size -= 1;
    return { ...style, size };
  }

  #head(title: string, subtitle: readonly string[]): void {
    const style = this.#titleStyle(title);
    this.#y = 92;
    this.#tagged('H1', this.#root, () => this.#set(title, style, MARGIN.side, this.#y, this.#inner, 'center'));
    this.#doc.outline.addItem(title);
    this.#y += this.#heightOf(title, style, this.#inner) + 8;
    for (const line of subtitle) {
      const small = this.#style('sub');
      this.#tagged('P', this.#root, () => this.#set(line, small, MARGIN.side, this.#y, this.#inner, 'center'));
      this.#y += this.#heightOf(line, small, this.#inner);
    }
    this.#space(26);
  }

  /** Charts side by side; a single one leaves room for what comes first, of that height, where it stays large enough. */
  #charts(charts: readonly ReportChart[], openingHeight: number): void {
    const count = charts.length;
    if (count === 0) return;
    const gap = 24;
    const room = this.#bottom - this.#y - 12 - openingHeight;
    const single = room < SMALLEST_CHART ? LARGEST_CHART : Math.min(room, LARGEST_CHART);
    const size = count === 1 ? Math.min(this.#inner, single) : (this.#inner - gap * (count - 1)) / count;
    const left = MARGIN.side + (this.#inner - size * count - gap * (count - 1)) / 2;
    charts.forEach(({ title, description, svg }, index) => {
      const x = left + index * (size + gap);
      this.#tagged('Figure', this.#root, () => drawSvg(this.#doc, withoutVariables(svg), { x, y: this.#y, size }), {
        alt: `${title}. ${description}`,
      });
    });
    this.#y += size + 12;
  }

  /** A heading, on the page of what follows it: `nextHeight` is the height of the paragraph below. */
  #heading(tag: 'H2' | 'H3', text: string, nextHeight = 0): void {
    const style = this.#style(tag === 'H2' ? 'h2' : 'h3');
    this.#space(tag === 'H2' ? 18 : 12);
    this.#need(Math.max(WITH_HEADING, this.#heightOf(text, style, this.#inner) + 7 + nextHeight));
    this.#tagged(tag, this.#root, () => this.#set(text, style, MARGIN.side, this.#y, this.#inner));
    if (tag === 'H2') this.#doc.outline.children.at(0)?.addItem(text);
    this.#y += this.#heightOf(text, style, this.#inner) + (tag === 'H2' ? 7 : 4);
  }

  #plain(text: string): void {
    const style = this.#style('plain');
    const height = this.#heightOf(text, style, this.#inner - NOTES_WIDTH);
    this.#need(height);
    this.#tagged('P', this.#root, () => this.#set(text, style, MARGIN.side, this.#y, this.#inner - NOTES_WIDTH));
    this.#y += height + 4;
  }

  /** Height of a paragraph with its notes. */
  #paragraphHeight({ text, notes }: Pick<Paragraph, 'text' | 'notes'>, style: Style): number {
    return Math.max(
      this.#heightOf(text, style, this.#inner - NOTES_WIDTH - GUTTER),
      notesHeight(notes, (one) => this.#heightOf(one, this.#style('note'), NOTES_WIDTH - 9)),
    );
  }

  #paragraph({ text, notes }: Paragraph, style: Style): void {
    const width = this.#inner - NOTES_WIDTH - GUTTER;
    const note = this.#style('note');
    const noteText = notes.join('\n');
    const noteX = MARGIN.side + width + GUTTER;
    const height = this.#paragraphHeight({ text, notes }, style);
    this.#need(height);
    this.#tagged('P', this.#root, () => this.#set(text, style, MARGIN.side, this.#y, width));
    if (noteText !== '') {
      const top = this.#y + 2;
      this.#tagged('Note', this.#root, () => {
        let y = top;
        for (const one of notes) {
          this.#set(one, note, noteX + 9, y, NOTES_WIDTH - 9);
          y += this.#heightOf(one, note, NOTES_WIDTH - 9) + NOTE_GAP;
        }
      });
      this.#artifact(() =>
        this.#doc
          .lineWidth(0.5)
          .moveTo(noteX, top)
          .lineTo(noteX, top + notesHeight(notes, (one) => this.#heightOf(one, note, NOTES_WIDTH - 9)) - NOTE_GAP)
          .stroke(RULE),
      );
    }
    this.#y += height + 9;
  }

  /** Draws what says nothing to a reader. */
  #artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  #table({ title, columns, rows }: ReportTable): void {
    this.#heading('H3', title);
    const width = this.#inner / columns.length;
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    const line = (cells: readonly string[], tag: 'TH' | 'TD'): void => {
      const style = this.#style(tag === 'TH' ? 'head' : 'cell');
      const height = Math.max(...cells.map((cell) => this.#heightOf(cell === '' ? ' ' : cell, style, width - 8)));
      this.#need(height + 6);
      const row = this.#doc.struct('TR');
      table.add(row);
      cells.forEach((cell, index) => {
        this.#tagged(tag, row, () => {
          if (cell !== '') this.#set(cell, style, MARGIN.side + index * width, this.#y, width - 8);
        });
      });
      row.end();
      this.#y += height + 3;
      this.#artifact(() =>
        this.#doc
          .lineWidth(0.4)
          .moveTo(MARGIN.side, this.#y)
          .lineTo(MARGIN.side + this.#inner, this.#y)
          .stroke(RULE),
      );
      this.#space(3);
    };
    line(columns, 'TH');
    for (const row of rows) line(row, 'TD');
    table.end();
    this.#space(8);
  }

  #pageNumbers(): void {
    const { start, count } = this.#doc.bufferedPageRange();
    const style = this.#style('note');
    for (let index = start; index < start + count; index += 1) {
      this.#doc.switchToPage(index);
      this.#doc.markContent('Artifact', { type: 'Pagination' });
      this.#set(`${index + 1}`, { ...style, size: 8.4 }, MARGIN.side, this.#height - 44, this.#inner, 'center');
      this.#doc.endMarkedContent();
    }
  }
}

const NOTE_GAP = 2.5;
const SMALLEST_TITLE = 19;
const LARGEST_CHART = 400;
const SMALLEST_CHART = 300;

function notesHeight(notes: readonly string[], heightOf: (note: string) => number): number {
  return notes.reduce((sum, note) => sum + heightOf(note) + NOTE_GAP, 2);
}
