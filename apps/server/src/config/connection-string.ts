/** Where a PostgreSQL server listens. */
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
