import { readFileSync, writeFileSync } from 'node:fs';
import type { Comparison, Tally } from './comparison.ts';
import { fieldReports } from './field-reports.ts';
import { SUBJECTS, type Subject, type SubjectTable } from './subjects.ts';

const FILE = new URL('../apps/web/src/features/accuracy/results.json', import.meta.url);
/** More digits than the page shows. */
const SIGNIFICANT_DIGITS = 3;

/** What one comparison of a release gave. */
export interface PublishedRow {
  readonly quantity: string;
  readonly unit: string;
  /** Numbers compared. */
  readonly cases: number;
  /** Largest error, in the unit. */
  readonly worst: number;
  readonly tolerance: number;
}

/** The content of `apps/web/src/features/accuracy/results.json`, which the accuracy page shows. */
export interface Published {
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly measured_on: string;
  readonly subjects: readonly (Omit<Subject, 'tables'> & {
    readonly tables: readonly (SubjectTable & { readonly rows: readonly PublishedRow[] })[];
  })[];
  readonly reports: readonly PublishedReport[];
}

/** A public report, as the page shows it. */
export interface PublishedReport {
  readonly id: string;
  readonly source: string;
  readonly question: string;
  readonly right: string;
  readonly why: string;
  /** Whether its values are compared. */
  readonly is_compared: boolean;
  /** What is not answered of it, and why. */
  readonly unanswered: string | null;
}

/** The public reports as the page shows them. */
export const publishedReports: readonly PublishedReport[] = fieldReports.map(
  ({ id, source, question, right, why, calls, unanswered = null }) => ({
    id,
    source,
    question,
    right,
    why,
    is_compared: calls.length > 0,
    unanswered,
  }),
);

export interface Measured {
  readonly comparison: Comparison;
  readonly tally: Tally;
}

export function readPublished(): Published {
  const published: Published = JSON.parse(readFileSync(FILE, 'utf8'));
  return published;
}

/** Writes what the accuracy page shows. @throws Error naming tables that no subject has */
export function publish(measured: readonly Measured[], version: string, measuredOn: string): void {
  const known = new Set(SUBJECTS.flatMap(({ tables }) => tables.map(({ table }) => table)));
  const unknown = new Set(measured.map(({ comparison }) => comparison.table).filter((table) => !known.has(table)));
  if (unknown.size > 0) throw new Error(`golden/subjects.ts does not name ${[...unknown].join(', ')}`);
  const published: Published = {
    version,
    measured_on: measuredOn,
    subjects: SUBJECTS.map((subject) => ({
      ...subject,
      tables: subject.tables.map((table) => ({ ...table, rows: rowsOf(table.table, measured) })),
    })),
    reports: publishedReports,
  };
  writeFileSync(FILE, `${JSON.stringify(published, null, 2)}\n`);
}

function rowsOf(table: string, measured: readonly Measured[]): PublishedRow[] {
  return measured
    .filter(({ comparison }) => comparison.table === table)
    .map(({ comparison: { quantity, unit, tolerance }, tally: { cases, worst } }) => ({
      quantity,
      unit,
      cases,
      worst: Number(worst.toPrecision(SIGNIFICANT_DIGITS)),
      tolerance,
    }));
}
