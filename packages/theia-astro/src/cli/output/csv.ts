import { UsageError } from '../terminal.ts';
import type { Sections, Table } from './sections.ts';

/** The part that holds what is no table. */
export const FACTS = 'facts';
const LINE_END = '\r\n';

/**
 * One part of an answer as comma-separated values (RFC 4180) with all its decimals: the part of that name, else the first table, else the facts.
 * @throws UsageError when the answer has no such part
 */
export function csvOf(sections: Sections, part: string | undefined): string {
  const { columns, rows } = chosenTable(sections, part);
  const lines = [columns, ...rows.map((row) => columns.map((name) => cell(row[name])))];
  return lines.map((line) => line.map(quoted).join(',') + LINE_END).join('');
}

/** The table of a name, else the first one, else the facts as one. @throws UsageError */
export function chosenTable({ tables, facts }: Sections, part: string | undefined): Table {
  const all = [...tables, ...(facts.length === 0 ? [] : [factTable(facts)])];
  const chosen = part === undefined ? all[0] : all.find(({ name }) => name === part);
  if (chosen !== undefined) return chosen;
  throw new UsageError(
    part === undefined ? 'The answer is empty.' : `The answer has no part ${part}.`,
    all.length === 0 ? null : `It has ${all.map(({ name }) => name).join(', ')}.`,
  );
}

function factTable(facts: Sections['facts']): Table {
  return { name: FACTS, columns: ['field', 'value'], rows: facts.map(([field, value]) => ({ field, value })) };
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A text that a spreadsheet would take for a formula is marked as a text; numbers are none. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) && !Number.isFinite(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
