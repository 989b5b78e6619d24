import { createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  postgresVersion: z.string(),
  /** Versions of the migrations the database had. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      /** First days of the months it has partitions for. */
      months: z.array(z.string()),
      rows: z.number(),
      file: z.string(),
      /** SHA-256 of the file, hexadecimal. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Tells whether a secret is the one these API keys are encrypted with, without telling the secret. */
  keyFingerprint: z.string(),
  holdsSecret: z.boolean(),
});

/** What a backup holds; written last, so a folder with a manifest is a whole backup. */
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;
export type BackedUpTable = Manifest['tables'][number];

const FILE = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });

/** @throws Error in the operator's words when the folder holds no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} holds no backup: it has no ${FILE}`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`The manifest of ${folder} cannot be read: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}

/** HMAC-SHA-256 of a fixed word under the API key secret. */
export function keyFingerprint(keySecretHex: string): string {
  return createHmac('sha256', keySecretHex).update('backup').digest('hex').slice(0, 32);
}
