/** A Redis server, as `REDIS_URL` names it: `redis[s]://[user][:password]@host[:port][/database][?sslrootcert=file]`. */
export interface RedisServer {
  readonly host: string;
  readonly port: number;
  /** null: the default user. */
  readonly user: string | null;
  readonly password: string | null;
  /** Number of the database on the server. */
  readonly database: number;
  /** Whether the connection is encrypted, and the server's certificate checked. */
  readonly tls: boolean;
  /** File with the authorities to trust instead of the public ones. */
  readonly caFile: string | null;
}

const DEFAULT_PORT = 6379;

/** Reads a `REDIS_URL`. @throws Error that says what is wrong with it, without its password */
export function readRedisUrl(text: string): RedisServer {
  const url = URL.parse(text);
  if (url === null || !['redis:', 'rediss:'].includes(url.protocol))
    throw new Error('must be a URL beginning with redis: or rediss:');
  const tls = url.protocol === 'rediss:';
  if (url.hostname === '') throw new Error('names no host');
  if (!/^(\/\d*)?$/.test(url.pathname))
    throw new Error('has a path that is not the number of a database, like /0 (a password with / needs %2F)');
  const settings = [...url.searchParams.keys()];
  if (settings.some((name) => name !== 'sslrootcert')) throw new Error('has a setting other than sslrootcert');
  const caFile = url.searchParams.get('sslrootcert');
  if (caFile !== null && !tls) throw new Error('has sslrootcert, which needs rediss:');
  const [user, password] = [readPart(url.username), readPart(url.password)];
  if (user !== null && password === null) throw new Error('has a user without a password (redis://:password@host)');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? DEFAULT_PORT : Number(url.port),
    user,
    password,
    database: Number(url.pathname.slice(1)),
    tls,
    caFile,
  };
}

function readPart(text: string): string | null {
  if (text === '') return null;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('has a user or password with a % that encodes nothing (write it as %25)');
  }
}
