/** What the program may use of the world around it. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly stdout: Output;
  readonly stderr: Output;
}

export interface Output {
  write(text: string | Uint8Array): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  /** Whether it shows so many colours; reads NO_COLOR and FORCE_COLOR. */
  hasColors?(count: number): boolean;
}

const NARROWEST = 40;
const USUAL = 80;
/** No line is longer, however wide the terminal is. */
const WIDEST = 160;

/** How an output is drawn. */
export interface Look {
  /** Columns that a drawing may have. */
  readonly columns: number;
  /** Columns that a line of a table may have; no limit where it is not for a terminal. */
  readonly lineColumns: number;
  readonly color: boolean;
  readonly ascii: boolean;
  /** The cursor can be moved: signs whose width is not known keep their place. */
  readonly canMove: boolean;
}

interface Asked {
  readonly width?: number | undefined;
  readonly color?: boolean | undefined;
  readonly ascii?: boolean | undefined;
  readonly toFile: boolean;
}

/** How to draw on this terminal, or into a file. */
export function lookOf({ env, platform, stdout }: Terminal, asked: Asked): Look {
  const isTTY = stdout.isTTY === true && !asked.toFile;
  const columns = asked.width ?? (isTTY ? (stdout.columns ?? USUAL) : USUAL);
  // The old console of Windows has fonts without the signs.
  const isOldConsole = platform === 'win32' && env['WT_SESSION'] === undefined && env['TERM_PROGRAM'] === undefined;
  return {
    columns: Math.min(WIDEST, Math.max(NARROWEST, columns)),
    lineColumns: isTTY || asked.width !== undefined ? Math.max(NARROWEST, columns) : Infinity,
    color: asked.color ?? (isTTY && (stdout.hasColors?.(256) ?? false)),
    ascii: asked.ascii ?? isOldConsole,
    canMove: isTTY && env['TERM'] !== 'dumb',
  };
}

/** A text without what a terminal would obey. */
export function harmless(text: string): string {
  return text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}

/** A command that cannot be understood: what is wrong, and what to write instead. */
export class UsageError extends Error {
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.name = 'UsageError';
    this.hint = hint;
  }
}
