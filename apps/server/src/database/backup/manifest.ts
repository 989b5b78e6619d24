import { createHmac } from 'node:crypto';
import { chmod, copyFile, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Transaction } from '../database.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  postgresVersion: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      days: z.array(z.string()),
      rows: z.number(),
      file: z.string(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Shows whether a secret is the one these API keys are encrypted with, without revealing the secret. */
  keyFingerprint: z.string(),
  holdsSecret: z.boolean(),
});

/** The contents of a backup. Written last, so a folder with a manifest is a complete backup. */
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;
export type BackedUpTable = Manifest['tables'][number];

const FILE = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });

/** @throws Error with a message for the operator when the folder does not contain a complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} does not contain a backup: it has no ${FILE}`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`The manifest of ${folder} cannot be read: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}

/** HMAC-SHA-256 of a fixed text with the API key secret. */
export function keyFingerprint(keySecretHex: string): string {
  return createHmac('sha256', keySecretHex).update('backup').digest('hex').slice(0, 32);
}

/** The generated secret of a data folder, or null if none was generated. */
export function installedSecret(dataDir: string): string | null {
  const path = join(dataDir, 'secret');
  return existsSync(path) ? path : null;
}

/** True if the secret comes from the environment, and the data folder has none that counts. */
export function isSecretGiven(environment: NodeJS.ProcessEnv): boolean {
  return ['THEIA_SECRET', 'THEIA_SECRET_FILE'].some((name) => (environment[name] ?? '').trim() !== '');
}

export async function copySecret(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
}

/** Replaces the current secret with that of a backup. The current one is kept under another name. */
export async function replaceSecret(dataDir: string, staged: string): Promise<void> {
  const path = join(dataDir, 'secret');
  if (existsSync(path)) await rename(path, `${path}.before-${Math.floor((await stat(path)).mtimeMs)}`);
  await rename(staged, path);
}

export interface TableShape {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly days: readonly string[];
}

export const BACKED_UP_SCHEMAS = ['auth', 'private', 'public'];

export const quoted = (...parts: readonly string[]) => parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');

/** Lists every table of the three schemas, partitions as part of their parents, each table after the tables it references. */
export async function listTables(transaction: Transaction): Promise<readonly TableShape[]> {
  const tables = await transaction<(TableShape & { readonly oid: number })[]>`
    select c.oid::int, n.nspname as schema, c.relname as name,
           array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
           array(select to_char(to_date(substring(p.relname from '\\d{8}$'), 'YYYYMMDD'), 'YYYY-MM-DD') from pg_inherits i join pg_class p on p.oid = i.inhrelid
                 where i.inhparent = c.oid and p.relname ~ '_\\d{8}$' order by 1) as days
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${transaction(BACKED_UP_SCHEMAS)} and c.relkind in ('r', 'p') and not c.relispartition
    order by 2, 3`;
  const references = await transaction<{ child: number; parent: number }[]>`
    select distinct conrelid::int as child, confrelid::int as parent from pg_constraint where contype = 'f' and conparentid = 0 and conrelid <> confrelid`;
  const ordered: TableShape[] = [];
  const waiting = new Map(tables.map((table) => [table.oid, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ oid }) =>
      references.every(({ child, parent }) => child !== oid || !waiting.has(parent)),
    );
    if (ready.length === 0)
      throw new Error('The tables reference each other in a cycle, so they cannot be loaded in order');
    for (const { oid, schema, name, columns, days } of ready) {
      waiting.delete(oid);
      ordered.push({ schema, name, columns, days });
    }
  }
  return ordered;
}
