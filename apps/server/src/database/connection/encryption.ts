import { readFileSync } from 'node:fs';

/** How a connection is encrypted, with the words of libpq's `sslmode`. */
export interface Encryption {
  /** `prefer` alone may end in clear text: when the server says that it does not offer TLS. */
  readonly mode: 'disable' | 'prefer' | 'require' | 'verify-ca' | 'verify-full';
  /** Certificates (PEM) of the authorities to trust; null: the public ones that Node.js knows. */
  readonly ca: string | null;
}

const SETTINGS: ReadonlySet<string> = new Set(['ssl', 'sslmode', 'sslrootcert']);

/**
 * Reads `sslmode` (or `ssl`) and `sslrootcert` of a connection string with one server, as libpq does: without a mode it is `prefer`, and
 * `require` with `sslrootcert` is `verify-ca`.
 * @throws Error for a setting that would be weaker than it reads, or is not supported
 * @see https://www.postgresql.org/docs/current/libpq-ssl.html
 */
export function readEncryption(url: string): Encryption {
  const parameters = new URL(url).searchParams;
  for (const name of parameters.keys())
    if ((name.startsWith('ssl') && !SETTINGS.has(name)) || name === 'channel_binding')
      throw new Error(`DATABASE_URL: ${name} is not supported`);
  const root = parameters.get('sslrootcert');
  const asked = parameters.get('sslmode') ?? parameters.get('ssl') ?? (root === 'system' ? 'verify-full' : 'prefer');
  const mode = readMode(asked);
  if (mode === 'disable' || mode === 'prefer') {
    if (root === 'system') throw weak(asked, root);
    return { mode, ca: null };
  }
  if (root === null || root === 'system') {
    // Anybody can have a certificate of a public authority, for a host of his own.
    if (mode === 'verify-ca' || (root === 'system' && mode !== 'verify-full')) throw weak(asked, root);
    return { mode, ca: null };
  }
  return { mode: mode === 'require' ? 'verify-ca' : mode, ca: readAuthorities(root) };
}

function readMode(asked: string): Encryption['mode'] {
  switch (asked) {
    case 'disable':
    case 'false':
      return 'disable';
    case 'allow':
    case 'prefer':
      return 'prefer';
    case 'require':
    case 'verify-ca':
    case 'verify-full':
      return asked;
    case 'true':
      return 'verify-full';
    default:
      throw new Error(`DATABASE_URL: sslmode ${asked} is not known`);
  }
}

function weak(mode: string, root: string | null): Error {
  return new Error(
    root === null
      ? `DATABASE_URL: sslmode=${mode} needs sslrootcert, the certificate of the authority to trust`
      : `DATABASE_URL: sslmode=${mode} is too weak for sslrootcert=${root}, use verify-full`,
  );
}

function readAuthorities(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`DATABASE_URL: sslrootcert cannot be read (${(cause as Error).message})`, { cause });
  }
}
