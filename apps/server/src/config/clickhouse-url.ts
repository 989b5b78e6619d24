/** A ClickHouse server, as `CLICKHOUSE_URL` names it: `http[s]://[user][:password]@host[:port][/database][?sslrootcert=file]`. */
export interface ClickHouseServer {
  /** Scheme, host and port: the HTTP interface. */
  readonly origin: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** File with the authorities to trust instead of the public ones. */
  readonly caFile: string | null;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '8123', 'https:': '8443' };
const DEFAULT_USER = 'default';
const DEFAULT_DATABASE = 'theia';

/** Reads a `CLICKHOUSE_URL`. @throws Error that says what is wrong with it, without its password */
export function readClickHouseUrl(text: string): ClickHouseServer {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error('must be a URL beginning with http: or https: (the HTTP interface of ClickHouse)');
  const database = url.pathname.slice(1) || DEFAULT_DATABASE;
  if (!/^[a-zA-Z_]\w{0,62}$/.test(database))
    throw new Error('has a path that is not the name of a database, like /theia (a password with / needs %2F)');
  if ([...url.searchParams.keys()].some((name) => name !== 'sslrootcert'))
    throw new Error('has a setting other than sslrootcert');
  const caFile = url.searchParams.get('sslrootcert');
  if (caFile !== null && url.protocol !== 'https:') throw new Error('has sslrootcert, which needs https:');
  // A web address leaves out the port that is usual on the web; ClickHouse listens on another one.
  const port = URL.parse(text.replace(/^https?:/i, 'clickhouse:'))?.port || DEFAULT_PORTS[url.protocol];
  return {
    origin: `${url.protocol}//${url.hostname}:${port}`,
    user: readPart(url.username) || DEFAULT_USER,
    password: readPart(url.password),
    database,
    caFile,
  };
}

function readPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('has a user or password with a % that encodes nothing (write it as %25)');
  }
}
