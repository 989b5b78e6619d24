import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  type ClickHouseServer,
  isConnectionString,
  readClickHouseUrl,
  readRedisUrl,
  type RedisServer,
} from './connection-string.ts';
import type { ModelAccess } from '../report-model/model.ts';
import {
  type AcceptedSecrets,
  deriveSecrets,
  hasLocalSecret,
  localSecret,
  secretProblems,
  withSecretFiles,
} from './secrets.ts';
import { readTelemetry, type Telemetry } from './telemetry.ts';

/** The configuration of the process, read once at start and passed to its parts. Nothing else reads `process.env`. */
export interface Config extends AcceptedSecrets {
  readonly mode: 'local' | 'production';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly processes: number;
  readonly processNumber: number;
  readonly node: string;
  /** null: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  /** Where all nodes count rates together; null: each node counts separately. */
  readonly redis: RedisServer | null;
  /** Where older days of the call log are kept; null: all of them in PostgreSQL. */
  readonly clickhouse: ClickHouseServer | null;
  readonly callLogPostgresDays: number;
  readonly nodes: number;
  /** True if the other secret is the next one: new data still uses the first. */
  readonly isSecretNext: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly trustedBy: readonly string[];
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | null;
  readonly manualLinking: boolean;
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly previousWebhookSecret?: string | null;
    readonly apiBase: string | null;
  } | null;
  /** The language model that may rephrase reports; null: none. */
  readonly reportModel: ModelAccess | null;
  /** Whose name, address and tax number stand on invoices; null: what the Stripe account says. */
  readonly seller: Seller | null;
  readonly collectsTax: boolean;
  readonly topupRetrySeconds: number;
  readonly ephemerisDir: string | null;
  /** Whether positions are read from tables, which are built in the background and kept in the data folder. */
  readonly ephemerisTables: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Days for which request and response payloads stay in the call log; 0 keeps them until the account is deleted. */
  readonly payloadRetentionDays: number;
  /** Days after which calls leave the call log, whole days at once; 0 keeps them until the account is deleted. */
  readonly callLogRetentionDays: number;
  readonly computeBudgetMs: number;
  /** How long `/ready` answers 503 while the server still serves, so that load balancers notice a stop. */
  readonly shutdownDelayMs: number;
  readonly shutdownGraceMs: number;
  readonly passwordHashCost: number;
  /** Number of our own proxies in front: this many entries at the end of X-Forwarded-For are trusted. */
  readonly trustedProxies: number;
  readonly metricsTokens: readonly string[];
  readonly telemetry: Telemetry | null;
  readonly slowQueryMs: number;
  readonly longComputationMs: number;
  readonly webhooksToLocalAddresses: boolean;
}

export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly taxId: string | null;
}

export type SocialNetwork = 'github' | 'x' | 'linkedin' | 'mastodon';

/** What public pages say about the operator of this installation. */
export type Operator = Pick<Config, 'supportEmail' | 'trustedBy' | 'social'>;

export class ConfigError extends Error {
  readonly list: string;
  constructor(problems: readonly string[]) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n');
    super(`Theia cannot start:\n${list}`);
    this.name = 'ConfigError';
    this.list = list;
  }
}

const blankIsAbsent = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL beginning with ${protocols.join(' or ')}`,
  });

/** A reader of URLs as a step of the schema: what it throws becomes the problem. */
const reading =
  <T>(read: (text: string) => T) =>
  (text: string, context: z.RefinementCtx): T => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  };

const readList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const NETWORK_HOSTS: Readonly<Record<string, SocialNetwork>> = {
  'github.com': 'github',
  'x.com': 'x',
  'twitter.com': 'x',
  'linkedin.com': 'linkedin',
};

/** The social network of a profile URL. Mastodon has no single host, but every profile there is at `/@name`. */
function findNetwork(link: string): SocialNetwork | null {
  const { hostname, pathname } = new URL(link);
  return NETWORK_HOSTS[hostname.replace(/^www\./, '')] ?? (pathname.startsWith('/@') ? 'mastodon' : null);
}

/**
 * The variables, in groups. write-configuration.ts writes docs/configuration.md from them: the comment is the description, "Default:" in it the effect of an absent
 * variable that has no default here.
 */
export const environmentSchema = z.object({
  // Server
  /** `production` refuses to start when a setting is weak or missing. `local` starts sandboxes for services that are not configured. */
  THEIA_MODE: z.enum(['local', 'production']).default('local'),
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on. Default: 127.0.0.1 in local mode, 0.0.0.0 in production. */
  HOST: z.string().optional(),
  /** Origin of links, redirects and canonical addresses. Required in production, and https there. Default: `http://localhost:PORT`. */
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  /** Data folder: embedded PostgreSQL, local secret, position tables. */
  THEIA_DATA_DIR: z.string().default('.theia'),
  /** Processes that listen on the port. Default: 1 in local mode; in production one for every two cores, at most 8. */
  THEIA_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  /** Set by the parent for each of its processes. Do not set it. */
  THEIA_PROCESS_NUMBER: z.coerce.number().int().min(1).default(1),
  /** Time for which `/ready` returns 503 at a stop while requests are still served, so that load balancers notice. Default: 0 in local mode, 5 in production. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).optional(),
  /** Time that a stop waits for running requests. */
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(1).max(300).default(30),
  /** Number of your own proxies in front. That many entries at the end of `X-Forwarded-For` are trusted for limits by client address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** `on`: webhooks may use http and addresses of this machine and of private networks. Default: `on` in local mode, `off` in production. */
  WEBHOOKS_TO_LOCAL_ADDRESSES: z.enum(['on', 'off']).optional(),
  // Secrets
  /** Root of all derived keys, at least 32 bytes (`openssl rand -base64 48`). Required in production. The same on every node. Default: in local mode generated and kept in the data folder. */
  THEIA_SECRET: z.string().optional(),
  /** During a rotation: the new secret, accepted but not used to create anything. Excludes `THEIA_SECRET_PREVIOUS`. */
  THEIA_SECRET_NEXT: z.string().optional(),
  /** During a rotation: the old secret, accepted but not used to create anything. */
  THEIA_SECRET_PREVIOUS: z.string().optional(),
  // Database and caches
  /** PostgreSQL 15 or later, as `postgres://user:password@host:port/name`. May name all servers of a cluster: `host1:5432,host2:5432`. Default: the embedded PostgreSQL in the data folder. */
  DATABASE_URL: z
    .string()
    .refine(isConnectionString, { error: 'must be a URL beginning with postgres: or postgresql:' })
    .optional(),
  /** Redis in which all nodes count rate limits together: `redis[s]://[user][:password]@host[:port][/database]`, with `rediss` also `?sslrootcert=FILE`. Default: each node counts its own calls. */
  REDIS_URL: z.string().transform(reading(readRedisUrl)).optional(),
  /** ClickHouse for older days of the call log: `http[s]://[user][:password]@host[:port][/database]`, with `https` also `?sslrootcert=FILE`. Default: the whole call log stays in PostgreSQL. */
  CLICKHOUSE_URL: z.string().transform(reading(readClickHouseUrl)).optional(),
  /** Number of nodes. Each enforces its share of a rate limit while Redis is absent or unavailable. */
  THEIA_NODES: z.coerce.number().int().min(1).max(1_000).default(1),
  // Call log
  /** With `CLICKHOUSE_URL`: whole days that stay in PostgreSQL before they move to ClickHouse. */
  CALL_LOG_POSTGRES_DAYS: z.coerce.number().int().min(2).max(3650).default(3),
  /** Days for which the call log keeps requests and responses. 0: until the account is deleted. */
  PAYLOAD_RETENTION_DAYS: z.coerce.number().int().min(0).max(3650).default(90),
  /** Days for which the call log keeps calls. 0: until the account is deleted. */
  CALL_LOG_RETENTION_DAYS: z.coerce.number().int().min(0).max(3650).default(400),
  // Calculation
  /** Folder with more `.se1` files: years outside 1800–2399, and asteroids by number (`se00433.se1` or `se00433s.se1`, in the folder or in `ast0` …). */
  EPHEMERIS_DIR: z.string().optional(),
  /** `on`: positions are read from tables, built in the background and kept in the data folder (19 to 77 MB). `off`: every position is computed by the engine. */
  EPHEMERIS_TABLES: z.enum(['on', 'off']).default('on'),
  /** Longest time a computation may take, and longest time it may wait to start. */
  COMPUTE_BUDGET_SECONDS: z.coerce.number().int().min(1).max(3_600).default(10),
  // Reports by a language model
  /** Address, up to `/v1`, of an endpoint that implements OpenAI's chat completions. Needs `REPORT_MODEL`. Default: in local mode a sandbox, in production none. */
  REPORT_MODEL_URL: url(['http:', 'https:']).optional(),
  /** API key for that endpoint. */
  REPORT_MODEL_KEY: z.string().optional(),
  /** Name of the model. */
  REPORT_MODEL: z.string().trim().max(200).optional(),
  // Sign-in
  /** `true` lets a signed-in user link a Google account with another address. */
  MANUAL_LINKING_ENABLED: z.enum(['true', 'false']).default('false'),
  /** OAuth client of Google sign-in. Needs `GOOGLE_CLIENT_SECRET`. Default: in local mode a sandbox, in production no Google sign-in. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** Secret of that client. */
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** OpenID Connect issuer. */
  GOOGLE_ISSUER: url(['http:', 'https:']).default('https://accounts.google.com'),
  /** bcrypt cost of new passwords; each step doubles the time. In production at least 10. */
  PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(15).default(10),
  // Mail and public pages
  /** Outgoing mail server. Required in production. Default: in local mode the mailbox at `/dev/mailbox`. */
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  /** Sender of mails. Required in production. Default: `Theia <no-reply@theia.localhost>`. */
  MAIL_FROM: z.string().optional(),
  /** Address for contact messages and on public pages. Required in production. Default: `support@theia.localhost`. */
  SUPPORT_EMAIL: z.string().optional(),
  /** Customers who agreed to be named on the landing page, separated by commas: at most 12 names of 60 characters. Default: no customers are named. */
  TRUSTED_BY: z
    .string()
    .default('')
    .transform(readList)
    .pipe(z.array(z.string().max(60, 'has a name of more than 60 characters')).max(12, 'has more than 12 names')),
  /** Profiles on GitHub, X, LinkedIn or Mastodon for the footer: https addresses separated by commas. Default: none. */
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform(readList)
    .pipe(z.array(url(['https:']))),
  // Payments
  /** Secret key of Stripe. Needs `STRIPE_WEBHOOK_SECRET`. Default: in local mode a sandbox, in production no payments. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Signing secret of the webhook endpoint `/webhooks/stripe`. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Second signing secret that is accepted during a rotation. */
  STRIPE_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
  /** Address of the Stripe API, for a proxy or a test server. Default: Stripe's own. */
  STRIPE_API_BASE: url(['http:', 'https:']).optional(),
  /** `on`: Stripe computes and collects tax on plans and top-ups. Needs `SELLER_NAME` and `SELLER_ADDRESS`. */
  STRIPE_TAX: z.enum(['on', 'off']).default('off'),
  /** Seller in the invoice footer and in Billing, at most 100 characters. Needs `SELLER_ADDRESS`. Default: the details of the Stripe account. */
  SELLER_NAME: z.string().trim().max(100, 'has more than 100 characters').optional(),
  /** Address of the seller: at most 6 lines of 100 characters, separated by semicolons. */
  SELLER_ADDRESS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(';')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .pipe(z.array(z.string().max(100, 'has a line of more than 100 characters')).max(6, 'has more than 6 lines')),
  /** Tax number of the seller, at most 60 characters. */
  SELLER_TAX_ID: z.string().trim().max(60, 'has more than 60 characters').optional(),
  /** Wait before a declined automatic top-up is retried. Default: 900, or 5 with the sandbox. */
  TOPUP_RETRY_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
  // Observability
  /** Least severe level that is logged. Default: `warn` in local mode, `info` in production. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Bearer token for `/metrics`, at least 16 characters. Loopback needs none. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Second token that is accepted during a rotation. */
  METRICS_TOKEN_PREVIOUS: z.string().min(16).optional(),
  /** Name of this node in logs and traces. Default: the host name. */
  THEIA_NODE: z.string().trim().max(100).optional(),
  /** SQL statements that take at least this long are logged, without values. 0: none. */
  SLOW_QUERY_MS: z.coerce.number().int().min(0).default(1_000),
  /** Computations that take at least this long are logged. 0: none. */
  LONG_COMPUTATION_MS: z.coerce.number().int().min(0).default(3_000),
});

/**
 * Reads and checks the environment, listing every problem at once. In local mode a missing secret is generated into the data folder (mode 0600).
 * @param besideServers true for a program that works on the database of servers that run elsewhere: it needs their secret, and makes none
 * @throws ConfigError
 */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  workingDirectory: string,
  { besideServers = false }: { readonly besideServers?: boolean } = {},
): Config {
  const files = withSecretFiles(environment);
  const given = blankIsAbsent(files.environment);
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success)
    throw new ConfigError([
      ...files.problems,
      ...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ]);
  const env = parsed.data;
  const production = env.THEIA_MODE === 'production';
  const problems: string[] = [...files.problems];
  const telemetry = readTelemetry(given, problems);
  for (const link of env.SOCIAL_LINKS)
    if (findNetwork(link) === null)
      problems.push(`SOCIAL_LINKS: ${link} is not a profile on GitHub, X, LinkedIn or Mastodon`);
  for (const name of ['THEIA_SECRET', 'THEIA_SECRET_NEXT', 'THEIA_SECRET_PREVIOUS'] as const)
    problems.push(...secretProblems(name, env[name]));
  const other = env.THEIA_SECRET_NEXT ?? env.THEIA_SECRET_PREVIOUS;
  if (env.THEIA_SECRET_NEXT !== undefined && env.THEIA_SECRET_PREVIOUS !== undefined)
    problems.push('THEIA_SECRET_NEXT and THEIA_SECRET_PREVIOUS: set one of them');
  if (other !== undefined && other === env.THEIA_SECRET)
    problems.push('THEIA_SECRET_NEXT and THEIA_SECRET_PREVIOUS: must be another secret than THEIA_SECRET');
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined))
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together');
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined))
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together');
  if ((env.REPORT_MODEL_URL === undefined) !== (env.REPORT_MODEL === undefined))
    problems.push('REPORT_MODEL_URL and REPORT_MODEL go together');
  if (env.REPORT_MODEL_KEY !== undefined && env.REPORT_MODEL_URL === undefined)
    problems.push('REPORT_MODEL_KEY: needs REPORT_MODEL_URL and REPORT_MODEL');
  if ((env.SELLER_NAME === undefined) !== (env.SELLER_ADDRESS.length === 0))
    problems.push('SELLER_NAME and SELLER_ADDRESS go together');
  if (env.SELLER_TAX_ID !== undefined && env.SELLER_NAME === undefined)
    problems.push('SELLER_TAX_ID: needs SELLER_NAME and SELLER_ADDRESS');
  if (env.STRIPE_TAX === 'on' && env.SELLER_NAME === undefined)
    problems.push('STRIPE_TAX: on needs SELLER_NAME and SELLER_ADDRESS, which an invoice with tax must show');
  if (production) {
    if (env.THEIA_SECRET === undefined) problems.push('THEIA_SECRET: is required in production mode');
    if (env.SMTP_URL === undefined)
      problems.push('SMTP_URL: is required in production mode, or no sign-up can be confirmed');
    if (env.PASSWORD_HASH_COST < 10) problems.push('PASSWORD_HASH_COST: must be at least 10 in production mode');
    if (env.MAIL_FROM === undefined) problems.push('MAIL_FROM: is required in production mode');
    if (env.SUPPORT_EMAIL === undefined) problems.push('SUPPORT_EMAIL: is required in production mode');
    if (env.PUBLIC_URL === undefined) problems.push('PUBLIC_URL: is required in production mode');
    else if (
      !env.PUBLIC_URL.startsWith('https:') &&
      !['localhost', '127.0.0.1'].includes(new URL(env.PUBLIC_URL).hostname)
    )
      problems.push('PUBLIC_URL: must be https in production mode');
  }
  const dataDir = resolve(workingDirectory, env.THEIA_DATA_DIR);
  if (besideServers && env.DATABASE_URL !== undefined && env.THEIA_SECRET === undefined && !hasLocalSecret(dataDir))
    problems.push(
      'THEIA_SECRET: is required with DATABASE_URL. Set it, or THEIA_SECRET_FILE, to the secret of the servers that use this database',
    );
  if (problems.length > 0) throw new ConfigError(problems);

  const secret = env.THEIA_SECRET ?? localSecret(dataDir);
  return {
    mode: env.THEIA_MODE,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir,
    processes: env.THEIA_PROCESSES ?? (production ? defaultProcesses(availableParallelism()) : 1),
    processNumber: env.THEIA_PROCESS_NUMBER,
    node: env.THEIA_NODE ?? hostname(),
    databaseUrl: env.DATABASE_URL ?? null,
    redis: env.REDIS_URL ?? null,
    clickhouse: env.CLICKHOUSE_URL ?? null,
    callLogPostgresDays: env.CALL_LOG_POSTGRES_DAYS,
    nodes: env.THEIA_NODES,
    secrets: deriveSecrets(secret),
    otherSecrets: other === undefined ? null : deriveSecrets(other),
    isSecretNext: env.THEIA_SECRET_NEXT !== undefined,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? 'Theia <no-reply@theia.localhost>',
    supportEmail: env.SUPPORT_EMAIL ?? 'support@theia.localhost',
    trustedBy: env.TRUSTED_BY,
    social: Object.fromEntries(env.SOCIAL_LINKS.map((link) => [findNetwork(link), link])),
    google:
      env.GOOGLE_CLIENT_ID === undefined || env.GOOGLE_CLIENT_SECRET === undefined
        ? null
        : { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER },
    manualLinking: env.MANUAL_LINKING_ENABLED === 'true',
    stripe:
      env.STRIPE_SECRET_KEY === undefined || env.STRIPE_WEBHOOK_SECRET === undefined
        ? null
        : {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            previousWebhookSecret: env.STRIPE_WEBHOOK_SECRET_PREVIOUS ?? null,
            apiBase: env.STRIPE_API_BASE ?? null,
          },
    reportModel:
      env.REPORT_MODEL_URL === undefined || env.REPORT_MODEL === undefined
        ? null
        : { url: env.REPORT_MODEL_URL.replace(/\/+$/, ''), key: env.REPORT_MODEL_KEY ?? null, model: env.REPORT_MODEL },
    seller:
      env.SELLER_NAME === undefined
        ? null
        : { name: env.SELLER_NAME, address: env.SELLER_ADDRESS, taxId: env.SELLER_TAX_ID ?? null },
    collectsTax: env.STRIPE_TAX === 'on',
    topupRetrySeconds: env.TOPUP_RETRY_SECONDS ?? (env.STRIPE_SECRET_KEY === undefined ? 5 : 900),
    ephemerisDir: env.EPHEMERIS_DIR ?? null,
    ephemerisTables: env.EPHEMERIS_TABLES === 'on',
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    payloadRetentionDays: env.PAYLOAD_RETENTION_DAYS,
    callLogRetentionDays: env.CALL_LOG_RETENTION_DAYS,
    computeBudgetMs: env.COMPUTE_BUDGET_SECONDS * 1_000,
    shutdownDelayMs: (env.SHUTDOWN_DELAY_SECONDS ?? (production ? 5 : 0)) * 1_000,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1_000,
    passwordHashCost: env.PASSWORD_HASH_COST,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsTokens: [env.METRICS_TOKEN, env.METRICS_TOKEN_PREVIOUS].filter((token) => token !== undefined),
    telemetry,
    slowQueryMs: env.SLOW_QUERY_MS,
    longComputationMs: env.LONG_COMPUTATION_MS,
    webhooksToLocalAddresses: (env.WEBHOOKS_TO_LOCAL_ADDRESSES ?? (production ? 'off' : 'on')) === 'on',
  };
}

const CLOSING_MS = 30_000;

/** The longest a process may take to stop, in milliseconds. */
export function stopPatienceMs({
  shutdownDelayMs,
  shutdownGraceMs,
}: Pick<Config, 'shutdownDelayMs' | 'shutdownGraceMs'>): number {
  return shutdownDelayMs + shutdownGraceMs + CLOSING_MS;
}

const PROCESSES_MAX = 8;

/** One for every two cores: the other half is for PostgreSQL and for long computations. */
export function defaultProcesses(cores: number): number {
  return Math.min(PROCESSES_MAX, Math.max(1, Math.floor(cores / 2)));
}
