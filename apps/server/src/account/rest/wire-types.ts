import type { PostgresType } from 'postgres';

const SIGNIFICANT_DIGITS_MAX = 15;

/** `2026-11-21 14:00:00.5+00` as PostgreSQL writes it → `2026-11-21T14:00:00.5+00:00` as Supabase sends it. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/** A JSON number where a double holds every digit of it (15 significant digits, IEEE 754), else the text itself. */
export function jsonNumeric(text: string): number | string {
  const digits = text.replace(/^-?0*\.?0*|\./g, '').length;
  const value = Number(text);
  return Number.isFinite(value) && digits <= SIGNIFICANT_DIGITS_MAX ? value : text;
}

const asText = (value: unknown) => String(value);

/** How values leave and enter through the table interface, by PostgreSQL type number (pg_type.dat). */
export const wireTypes: Record<string, PostgresType> = {
  numeric: { to: 1700, from: [1700], serialize: asText, parse: jsonNumeric },
  timestamp: { to: 1114, from: [1114], serialize: asText, parse: isoTimestamp },
  timestamptz: { to: 1184, from: [1184], serialize: asText, parse: isoTimestamp },
};
