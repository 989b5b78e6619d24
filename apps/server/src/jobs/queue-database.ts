import type PgBoss from 'pg-boss';
import type { Sql } from '../database/database.ts';

/** The connections through which pg-boss sends its statements. Objects are JSON to it, and undefined is null. */
export function queueDatabase(sql: Sql): PgBoss.Db {
  return {
    executeSql: async (text, values: readonly unknown[] = []) => {
      const rows = await sql.unsafe<object[]>(text, values.map(asValue));
      return { rows, rowCount: rows.count };
    },
  };
}

function asValue(value: unknown): string | number | boolean | Date | null | readonly string[] {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value;
  return Array.isArray(value) ? value.map(String) : JSON.stringify(value);
}
