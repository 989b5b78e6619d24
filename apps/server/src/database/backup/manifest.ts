import { createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  postgresVersion: z.string(),
  /** Versions of the migrations in the database. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      /** Days that have partitions. */
      days: z.array(z.string()),
      rows: z.number(),
      file: z.string(),
      /** SHA-256 of the file, hexadecimal. */
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
