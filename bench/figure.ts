import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** A work of ours beside the same work done another way, measured in turn in one run: a line of the page about speed. */
export interface Figure {
  readonly id: string;
  readonly work: string;
  /** Cold: nothing is kept of earlier work, code is compiled and tables are in memory. Warm: the same work was done before. */
  readonly state: 'cold' | 'warm';
  readonly ours: Side;
  readonly other: Side;
  /** How many times as long the other way takes. */
  readonly ratio: number;
}

/** What charged calls over HTTP cost, with everything that belongs to them: parsing, chart, charge, log, PostgreSQL. */
interface PaidCalls {
  /** Processor time of all processes a call, in microseconds, a median. */
  readonly us: number;
  readonly connections: number;
}

interface Side {
  readonly how: string;
  /** Processor time in microseconds, a median. */
  readonly us: number;
}

/** What a piece of the benchmark gives besides what it prints. */
export interface Outcome {
  /** False if something differs or a goal is missed. */
  readonly kept: boolean;
  readonly figures?: readonly Figure[];
  readonly paidCalls?: PaidCalls;
}

const FILE = new URL('../apps/web/src/features/speed/results.json', import.meta.url);
const README = new URL('../README.md', import.meta.url);
/** The table of README.md below its heading. */
const README_TABLE = /(?<=^## How fast\n[^#]*?\n\n)(?:\|.*\n)+/m;
/** The figures that README.md shows; the page about speed has all. */
const README_FIGURES = [
  'natal-numbers',
  'exact-transits-cold',
  'ephemeris-1950-01-01',
  'vedic-cold',
  'report-year-ahead',
];
const SIGNIFICANT_DIGITS = 2;

/** The content of `apps/web/src/features/speed/results.json`, which the page about speed shows. */
interface Published {
  readonly version: string;
  readonly machine: { readonly processor: string; readonly cores: number; readonly node: string };
  readonly figures: readonly (Figure & Day)[];
  readonly paid_calls: PaidCalls & Day;
}

interface Day {
  /** YYYY-MM-DD. */
  readonly measured_on: string;
}

export function readPublished(): Published {
  const published: Published = JSON.parse(readFileSync(FILE, 'utf8'));
  return published;
}

/** Writes what was measured to the page about speed and to the table of README.md; what was not stays as it was measured before. */
export function publish({ figures = [], paidCalls }: Omit<Outcome, 'kept'>, version: string): void {
  const before = readPublished();
  const day: Day = { measured_on: new Date().toISOString().slice(0, 10) };
  const measured = new Map(
    figures.map(({ ours, other, ratio, ...figure }) => [
      figure.id,
      {
        ...figure,
        ours: { ...ours, us: rounded(ours.us) },
        other: { ...other, us: rounded(other.us) },
        ratio: rounded(ratio),
        ...day,
      },
    ]),
  );
  const known = new Set(before.figures.map(({ id }) => id));
  const [processor] = cpus();
  const published: Published = {
    version,
    machine: { processor: processor?.model.trim() ?? 'unknown', cores: cpus().length, node: process.version },
    figures: [
      ...before.figures.map((figure) => measured.get(figure.id) ?? figure),
      ...[...measured.values()].filter(({ id }) => !known.has(id)),
    ],
    paid_calls: paidCalls === undefined ? before.paid_calls : { ...paidCalls, us: rounded(paidCalls.us), ...day },
  };
  writeFileSync(FILE, `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(
    README,
    readFileSync(README, 'utf8').replace(README_TABLE, () => writeTable(readmeRows(published))),
  );
}

/** The rows of the table in README.md, its head first. */
export function readmeRows({ figures }: Pick<Published, 'figures'>): readonly (readonly string[])[] {
  return [
    ['Work', 'Theia', 'Compared with', 'Ratio'],
    ...README_FIGURES.map((id) => {
      const figure = figures.find((each) => each.id === id);
      if (figure === undefined) throw new Error(`No figure is ${id}`);
      const { work, state, ours, other, ratio } = figure;
      return [`${work}, ${state}`, writeTime(ours.us), `${other.how}: ${writeTime(other.us)}`, `${ratio} ×`];
    }),
  ];
}

/** The cells of the table in README.md. */
export function readmeTable(): readonly (readonly string[])[] {
  const [table = ''] = README_TABLE.exec(readFileSync(README, 'utf8')) ?? [];
  return table
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function writeTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('');
}

/** `8.2 µs`, `4.3 ms` or `2.4 s`. */
function writeTime(us: number): string {
  if (us < 1_000) return `${rounded(us)} µs`;
  return us < 1_000_000 ? `${rounded(us / 1_000)} ms` : `${rounded(us / 1_000_000)} s`;
}

function rounded(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}
