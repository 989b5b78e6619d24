import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { Address } from '../../config/connection-string.ts';
import type { Encryption } from './encryption.ts';

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

/** The server asks to be found again elsewhere: it did not answer, or not in time. */
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
