import type { Look } from '../terminal.ts';
import { bold, type Color, colored } from '../output/table.ts';

/** A character cell is drawn as two dots beside each other and four above each other, so dots are about square. */
export const DOTS_ACROSS = 2;
export const DOTS_DOWN = 4;

/** The bit of each dot of a cell in a Braille pattern, from U+2800: rows from above, left and right. */
const BRAILLE = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80] as const;

interface Sign {
  readonly text: string;
  /** Cells it takes. */
  readonly cells: number;
  /** Terminals differ about how many cells it takes. */
  readonly isUncertain: boolean;
  readonly color: Color | null;
  readonly isBold: boolean;
}

/** A picture of dots and signs for a terminal. Coordinates of dots run to the right and down. */
export class Canvas {
  readonly columns: number;
  readonly rows: number;
  readonly #dots: Uint8Array;
  readonly #colors: (Color | null)[];
  readonly #signs: (Sign | 'covered' | null)[];

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.#dots = new Uint8Array(columns * rows);
    this.#colors = Array.from({ length: columns * rows }, () => null);
    this.#signs = Array.from({ length: columns * rows }, () => null);
  }

  /** The later colour of a cell is the one that shows. */
  dot(x: number, y: number, color: Color | null): void {
    const [across, down] = [Math.round(x), Math.round(y)];
    const [column, row] = [Math.floor(across / DOTS_ACROSS), Math.floor(down / DOTS_DOWN)];
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return;
    const index = row * this.columns + column;
    this.#dots[index]! |= BRAILLE[(down % DOTS_DOWN) * DOTS_ACROSS + (across % DOTS_ACROSS)]!;
    this.#colors[index] = color;
  }

  /** A straight line; with `every` above 1, only each so many-th dot of it. */
  line(fromX: number, fromY: number, toX: number, toY: number, color: Color | null, every = 1): void {
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY))));
    for (let step = 0; step <= steps; step += every)
      this.dot(fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps, color);
  }

  /** Writes a text with its middle at a dot. Each of its characters takes one cell; dots under them are hidden. */
  write(x: number, y: number, text: string, color: Color | null, isBold = false): void {
    const characters = [...text];
    const { column, row } = cellsAt(x, y, characters.length);
    characters.forEach((one, index) =>
      this.#put(column + index, row, { text: one, cells: 1, isUncertain: false, color, isBold }),
    );
  }

  /** Writes one sign that takes one cell or two, as the terminal likes. */
  writeUncertain(x: number, y: number, text: string, color: Color | null): void {
    const { column, row } = cellsAt(x, y, 2);
    this.#put(column, row, { text, cells: 2, isUncertain: true, color, isBold: false });
  }

  #put(column: number, row: number, sign: Sign): void {
    if (column < 0 || row < 0 || column + sign.cells > this.columns || row >= this.rows) return;
    const index = row * this.columns + column;
    this.#signs[index] = sign;
    for (let cell = 1; cell < sign.cells; cell++) this.#signs[index + cell] = 'covered';
  }

  /** The lines of the picture. After a sign of uncertain width the cursor is moved to where the next cell begins. */
  lines(look: Pick<Look, 'color' | 'ascii'>): string[] {
    return Array.from({ length: this.rows }, (_, row) => this.#line(row, look));
  }

  #line(row: number, look: Pick<Look, 'color' | 'ascii'>): string {
    let line = '';
    let run = '';
    let runColor: Color | null = null;
    const flush = (color: Color | null): void => {
      line += colored(run, runColor, look);
      run = '';
      runColor = color;
    };
    for (let column = 0; column < this.columns; column++) {
      const index = row * this.columns + column;
      const sign = this.#signs[index];
      if (sign === 'covered') continue;
      const color = sign?.color ?? (sign === null ? this.#colors[index]! : null);
      if (color !== runColor) flush(color);
      if (sign == null) run += dotsText(this.#dots[index]!, look.ascii);
      else run += sign.isBold ? bold(sign.text, look) : sign.text;
      if (sign?.isUncertain) run += moveTo(column + sign.cells);
    }
    flush(null);
    return line;
  }
}

/** Moves the cursor to a column, counted from 0. */
export function moveTo(column: number): string {
  return `\u001b[${column + 1}G`;
}

function cellsAt(x: number, y: number, cells: number): { column: number; row: number } {
  return { column: Math.round(x / DOTS_ACROSS - cells / 2), row: Math.floor(y / DOTS_DOWN) };
}

function dotsText(bits: number, ascii: boolean): string {
  if (bits === 0) return ' ';
  if (!ascii) return String.fromCharCode(0x2800 + bits);
  const upper = (bits & 0b0001_1011) !== 0;
  const lower = (bits & 0b1110_0100) !== 0;
  return upper && lower ? ':' : upper ? "'" : '.';
}
