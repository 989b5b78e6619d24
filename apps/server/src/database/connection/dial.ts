import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { readFileSync } from 'node:fs';
import type { Address } from '../../config/connection-string.ts';

const SLICES = 8;

/**
 * Calls `late` when a server has not answered for so long. Time in which this thread was busy does not count: an answer may have arrived meanwhile.
 * @returns ends the wait
 */
export function whenLate(patienceMs: number, late: () => void): () => void {
  let slices = 0;
  const timer = setInterval(() => {
    slices += 1;
    if (slices < SLICES) return;
    clearInterval(timer);
    late();
  }, patienceMs / SLICES);
  return () => clearInterval(timer);
}

/** The server must be looked up again: it did not respond in time. */
class DialFailed extends Error {
  readonly code: string;
  constructor(message: string, code = 'ETIMEDOUT') {
    super(message);
    this.name = 'DialFailed';
    this.code = code;
  }
}

/** PostgreSQL's request for TLS (protocol 3.0, SSLRequest). */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const YES = 'S';
const NO = 'N';

/** Connects to a server, encrypted if asked, ready for the first message of the protocol. @throws the socket's error; ETIMEDOUT */
export async function dial({ host, port }: Address, encryption: Encryption, patienceMs: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  const stopWaiting = whenLate(patienceMs, () =>
    socket.destroy(new DialFailed(`${host}:${port} did not answer within ${patienceMs} ms`)),
  );
  try {
    await event(socket, 'connect');
    return encryption.mode === 'disable' ? socket : await encrypt(socket, host, encryption);
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    stopWaiting();
  }
}

async function encrypt(socket: Socket, host: string, { mode, ca }: Encryption): Promise<Socket> {
  socket.write(SSL_REQUEST);
  const answer = (await event<Buffer>(socket, 'data')).toString('latin1');
  if (answer === NO) {
    if (mode === 'prefer') return socket;
    throw new DialFailed(`${host} does not offer TLS, which sslmode=${mode} requires`, 'ECONNREFUSED');
  }
  // More than one byte would be clear text that somebody put before the encrypted.
  if (answer !== YES)
    throw new DialFailed(`${host} did not answer the request for TLS as PostgreSQL does`, 'ECONNREFUSED');
  const secure = connectTls({
    socket,
    // The name on the certificate is compared with this one.
    host,
    rejectUnauthorized: mode === 'verify-ca' || mode === 'verify-full',
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(ca === null ? {} : { ca }),
    ...(mode === 'verify-ca' ? { checkServerIdentity: () => undefined } : {}),
  });
  // Either of the two may report an end that both have seen.
  socket.on('error', (error) => secure.destroy(error));
  secure.on('error', () => {});
  try {
    await event(secure, 'secureConnect');
  } catch (error) {
    if (error instanceof DialFailed) throw error;
    const failed = isRefused(secure)
      ? `the certificate of ${host} is refused by sslmode=${mode}`
      : `no TLS with ${host}`;
    throw new DialFailed(`${failed}: ${(error as Error).message}`, 'ECONNREFUSED');
  }
  return secure;
}

/** The types say that the reason is always there; it is null until a certificate is refused. */
function isRefused(secure: TLSSocket): boolean {
  return (secure.authorizationError as Error | null) !== null;
}

/** The next event of a socket, or its error. The server says nothing before it is asked, so nothing is lost between two events. */
function event<T>(socket: Socket, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      socket.off(name, happened).off('error', failed).off('close', closed);
    };
    const happened = (value: T): void => {
      settle();
      resolve(value);
    };
    const failed = (error: Error): void => {
      settle();
      reject(error);
    };
    const closed = (): void => failed(new DialFailed('the server closed the connection', 'ECONNRESET'));
    socket.on(name, happened).on('error', failed).on('close', closed);
  });
}

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
