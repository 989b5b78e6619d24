import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type ClickHouseServer, readClickHouseUrl } from './clickhouse-url.ts';
import { isConnectionString } from './connection-string.ts';
import { readRedisUrl, type RedisServer } from './redis-url.ts';
import type { ModelAccess } from '../report-model/model.ts';
import { withSecretFiles } from './secret-files.ts';
import { type AcceptedSecrets, deriveSecrets, hasLocalSecret, localSecret, secretProblems } from './secrets.ts';
import { readTelemetry, type Telemetry } from './telemetry.ts';

/** The configuration of the process, read once at start and passed to its parts. Nothing else reads `process.env`. */
export interface Config extends AcceptedSecrets {
  readonly mode: 'local' | 'production';
  readonly host: string;
  readonly port: number;
  /** Origin of links and redirects, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Number of processes that listen on the port. */
  readonly processes: number;
  /** 1 to `processes`: which of them this is. */
  readonly processNumber: number;
  /** Name of this node in logs and traces. */
  readonly node: string;
  /** null: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  /** Where all nodes count rates together; null: each counts by itself. */
  readonly redis: RedisServer | null;
  /** Where older days of the call log are kept; null: all of them in PostgreSQL. */
  readonly clickhouse: ClickHouseServer | null;
  /** Whole days that PostgreSQL keeps of the call log before they move to ClickHouse. */
  readonly callLogPostgresDays: number;
  /** The number of nodes that share the rates while they cannot count together. */
  readonly nodes: number;
  /** True if the other secret is the next one: everything is still made with the first. */
  readonly isSecretNext: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly supportEmail: string;
  /** Customers who agreed to be named on the landing page. */
  readonly trustedBy: readonly string[];
  /** Profiles that the footer links to. */
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | null;
  /** True if a signed-in user may add a Google account with another address. */
  readonly manualLinking: boolean;
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Accepted beside it while the secret is changed. */
    readonly previousWebhookSecret?: string | null;
    readonly apiBase: string | null;
  } | null;
  /** The language model that may write reports anew; null: there is none. */
  readonly reportModel: ModelAccess | null;
  /** Whose name, address and tax number stand on invoices; null: what the Stripe account says. */
  readonly seller: Seller | null;
  /** True if Stripe computes and collects tax on everything that is sold. */
  readonly collectsTax: boolean;
  /** Wait before a declined automatic top-up is retried. */
  readonly topupRetrySeconds: number;
  readonly ephemerisDir: string | null;
  /** Whether positions are read from tables, which are built in the background and kept in the data folder. */
  readonly ephemerisTables: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Days for which request and response payloads stay in the call log; 0 keeps them until the account is deleted. */
  readonly payloadRetentionDays: number;
  /** Days after which calls leave the call log, whole days at once; 0 keeps them until the account is deleted. */
  readonly callLogRetentionDays: number;
  /** The longest time one computation may take, and may wait for its start. */
  readonly computeBudgetMs: number;
  /** How long `/ready` answers 503 while the server still serves, so that load balancers notice a stop. */
  readonly shutdownDelayMs: number;
  /** How long a stop waits for running requests. */
  readonly shutdownGraceMs: number;
  /** bcrypt cost of new passwords: each step up takes twice as long. */
  readonly passwordHashCost: number;
  /** Number of our own proxies in front: this many entries at the end of X-Forwarded-For are trusted. */
  readonly trustedProxies: number;
  /** Bearer tokens that allow callers other than loopback to read /metrics. */
  readonly metricsTokens: readonly string[];
  /** Where traces and metrics are sent; null: nowhere. */
  readonly telemetry: Telemetry | null;
  /** Statements that take this long or longer are logged; 0: none. */
  readonly slowQueryMs: number;
  /** Computations that take this long or longer are logged; 0: none. */
  readonly longComputationMs: number;
  /** Whether webhooks may be http and at addresses of this machine or of private networks. */
  readonly webhooksToLocalAddresses: boolean;
}

export interface Seller {
  readonly name: string;
  /** The lines of the postal address. */
  readonly address: readonly string[];
  readonly taxId: string | null;
}

export type SocialNetwork = 'github' | 'x' | 'linkedin' | 'mastodon';

/** What public pages say about the operator of this installation. */
export type Operator = Pick<Config, 'supportEmail' | 'trustedBy' | 'social'>;

export class ConfigError extends Error {
  /** The problems as a list, a line each. */
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

const environmentSchema = z.object({
  THEIA_MODE: z.enum(['local', 'production']).default('local'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  THEIA_DATA_DIR: z.string().default('.theia'),
  THEIA_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  /** Set by the parent of several processes. */
  THEIA_PROCESS_NUMBER: z.coerce.number().int().min(1).default(1),
  DATABASE_URL: z
    .string()
    .refine(isConnectionString, { error: 'must be a URL beginning with postgres: or postgresql:' })
    .optional(),
  REDIS_URL: z.string().transform(reading(readRedisUrl)).optional(),
  CLICKHOUSE_URL: z.string().transform(reading(readClickHouseUrl)).optional(),
  CALL_LOG_POSTGRES_DAYS: z.coerce.number().int().min(2).max(3650).default(3),
  THEIA_NODES: z.coerce.number().int().min(1).max(1_000).default(1),
  THEIA_SECRET: z.string().optional(),
  THEIA_SECRET_NEXT: z.string().optional(),
  THEIA_SECRET_PREVIOUS: z.string().optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: z.string().optional(),
  TRUSTED_BY: z
    .string()
    .default('')
    .transform(readList)
    .pipe(z.array(z.string().max(60, 'has a name of more than 60 characters')).max(12, 'has more than 12 names')),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform(readList)
    .pipe(z.array(url(['https:']))),
  MANUAL_LINKING_ENABLED: z.enum(['true', 'false']).default('false'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
  STRIPE_API_BASE: url(['http:', 'https:']).optional(),
  STRIPE_TAX: z.enum(['on', 'off']).default('off'),
  SELLER_NAME: z.string().trim().max(100, 'has more than 100 characters').optional(),
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
  SELLER_TAX_ID: z.string().trim().max(60, 'has more than 60 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url(['http:', 'https:']).default('https://accounts.google.com'),
  REPORT_MODEL_URL: url(['http:', 'https:']).optional(),
  REPORT_MODEL_KEY: z.string().optional(),
  REPORT_MODEL: z.string().trim().max(200).optional(),
  EPHEMERIS_DIR: z.string().optional(),
  EPHEMERIS_TABLES: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  PAYLOAD_RETENTION_DAYS: z.coerce.number().int().min(0).max(3650).default(90),
  CALL_LOG_RETENTION_DAYS: z.coerce.number().int().min(0).max(3650).default(400),
  TOPUP_RETRY_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
  COMPUTE_BUDGET_SECONDS: z.coerce.number().int().min(1).max(3_600).default(10),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).optional(),
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(1).max(300).default(30),
  PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(15).default(10),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_TOKEN_PREVIOUS: z.string().min(16).optional(),
  THEIA_NODE: z.string().trim().max(100).optional(),
  SLOW_QUERY_MS: z.coerce.number().int().min(0).default(1_000),
  LONG_COMPUTATION_MS: z.coerce.number().int().min(0).default(3_000),
  WEBHOOKS_TO_LOCAL_ADDRESSES: z.enum(['on', 'off']).optional(),
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

/** What closing may take after the last request. */
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
