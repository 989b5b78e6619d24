import { readFile } from 'node:fs/promises';
import { Theia } from '@theia-astro/client';
import { localTheia } from '../engine/local-theia.ts';
import type { Arguments } from './input/read-arguments.ts';
import { type Terminal, UsageError } from './terminal.ts';

/** Where answers come from. */
export interface Source {
  readonly theia: Theia;
  /** The address of the API; null for the engine of this program. */
  readonly api: string | null;
}

/**
 * An API when one is named, else the engine of this program, which sends nothing anywhere. The key is read from its option, its file or the
 * environment, and shown nowhere.
 * @throws UsageError
 */
export async function openSource({ own }: Arguments, { env }: Terminal): Promise<Source> {
  const api = own.offline === true ? undefined : textOf(own.api ?? env['THEIA_API_URL']);
  if (own.offline === true && own.api !== undefined) throw new UsageError('--offline and --api cannot both be given.');
  if (api === undefined) {
    for (const name of ['api_key', 'api_key_file', 'dry_run'] as const)
      if (own[name] !== undefined)
        throw new UsageError(
          `--${name.replaceAll('_', '-')} is for an API: what is computed here costs nothing and needs no key.`,
          'Name the API with --api URL or in THEIA_API_URL.',
        );
    return { theia: localTheia({ ephemerisDir: textOf(own.ephemeris_dir ?? env['THEIA_EPHEMERIS_DIR']) }), api: null };
  }
  const apiKey = await readKey(own, env);
  try {
    return { theia: new Theia({ baseUrl: api, apiKey }), api: new URL(api).origin };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace('baseUrl', '--api').replace('apiKey', 'The key'));
  }
}

async function readKey(own: Arguments['own'], env: Terminal['env']): Promise<string | undefined> {
  const said = textOf(own.api_key);
  if (said !== undefined) return said;
  const file = textOf(own.api_key_file ?? (env['THEIA_KEY'] === undefined ? env['THEIA_KEY_FILE'] : undefined));
  if (file === undefined) return textOf(env['THEIA_KEY']);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError('The file of the key cannot be read.', 'See --api-key-file or THEIA_KEY_FILE.');
  });
  return textOf(text.trim());
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
