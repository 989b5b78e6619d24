export interface Address {
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORT = 5432;
const URL_PARTS = /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^@/?#]*@)?(?<hosts>[^/?#]*)(?<rest>.*)$/s;

/**
 * The servers of a connection string. Like libpq's, it may name several (`postgres://user@a:5432,b:5433/name`): members of one cluster, of which one is the primary.
 */
export function readAddresses(url: string): readonly Address[] {
  return hostsOf(url).map((entry) => {
    const [, bracketed, plain, port] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
    return { host: bracketed ?? plain ?? entry, port: port === undefined ? DEFAULT_PORT : Number(port) };
  });
}

/** The same connection string with its first server alone, as programs read it that know one server only. */
export function withFirstAddress(url: string): string {
  const parts = split(url);
  const single = new URL(`${parts.scheme}${parts.user}${parts.hosts.split(',', 1)[0]}${parts.rest}`);
  single.searchParams.delete('target_session_attrs');
  return single.href;
}

/** A connection string without its settings of encryption: for a client that gets a socket which is encrypted already. */
export function withoutEncryption(url: string): string {
  const plain = new URL(url);
  for (const name of ['ssl', 'sslmode', 'sslrootcert']) plain.searchParams.delete(name);
  return plain.href;
}

/** The same connection string for another role. */
export function withRole(url: string, role: string, password: string): string {
  const parts = split(url);
  return `${parts.scheme}${encodeURIComponent(role)}:${encodeURIComponent(password)}@${parts.hosts}${parts.rest}`;
}

/** True if the string is a connection string whose every server can be read. */
export function isConnectionString(url: string): boolean {
  if (!URL_PARTS.test(url) || !URL.canParse(withoutOthers(url))) return false;
  return hostsOf(url).every((entry) => URL.canParse(`postgres://${entry}/`));
}

/** `target_session_attrs` of a connection string, null if it has none. */
export function readTarget(url: string): string | null {
  return URL.parse(withoutOthers(url))?.searchParams.get('target_session_attrs') ?? null;
}

function hostsOf(url: string): readonly string[] {
  return split(url).hosts.split(',');
}

function withoutOthers(url: string): string {
  const { scheme, user, hosts, rest } = split(url);
  return `${scheme}${user}${hosts.split(',', 1)[0]}${rest}`;
}

function split(url: string): { scheme: string; user: string; hosts: string; rest: string } {
  const { scheme = '', user = '', hosts = '', rest = '' } = URL_PARTS.exec(url)?.groups ?? {};
  return { scheme, user, hosts, rest };
}

/** A ClickHouse server, as `CLICKHOUSE_URL` names it: `http[s]://[user][:password]@host[:port][/database][?sslrootcert=file]`. */
export type ClickHouseServer = ReturnType<typeof readClickHouseUrl>;

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '8123', 'https:': '8443' };
const DEFAULT_USER = 'default';
const DEFAULT_DATABASE = 'theia';

/** Reads a `CLICKHOUSE_URL`. @throws Error that says what is wrong with it, without its password */
export function readClickHouseUrl(text: string) {
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
    /** Scheme, host and port: the HTTP interface. */
    origin: `${url.protocol}//${url.hostname}:${port}`,
    user: readPart(url.username) || DEFAULT_USER,
    password: readPart(url.password),
    database,
    /** File with the authorities to trust instead of the public ones. */
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

/** A Redis server, as `REDIS_URL` names it: `redis[s]://[user][:password]@host[:port][/database][?sslrootcert=file]`. */
export type RedisServer = ReturnType<typeof readRedisUrl>;

const REDIS_PORT = 6379;

/** Reads a `REDIS_URL`. @throws Error that says what is wrong with it, without its password */
export function readRedisUrl(text: string) {
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
  const [user, password] = [readPart(url.username) || null, readPart(url.password) || null];
  if (user !== null && password === null) throw new Error('has a user without a password (redis://:password@host)');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? REDIS_PORT : Number(url.port),
    /** null: the default user. */
    user,
    password,
    database: Number(url.pathname.slice(1)),
    tls,
    /** File with the authorities to trust instead of the public ones. */
    caFile,
  };
}
