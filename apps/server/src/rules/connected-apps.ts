import { z } from 'zod';

/** What an app can be allowed to do on `/mcp`, in the words of the consent page. */
export const APP_SCOPES = {
  charts: 'Calculate charts and other products',
  reports: 'Order written reports',
} as const;

export type AppScope = keyof typeof APP_SCOPES;

/** What a client gets that asks for nothing in particular. */
export const DEFAULT_SCOPE: AppScope = 'charts';

export const isAppScope = (name: string): name is AppScope => Object.hasOwn(APP_SCOPES, name);

export const DEFAULT_DAILY_LIMIT_USD = 1;

/** Most that an app may spend in a day, in whole cents. */
export const dailyLimit = z
  .number({ error: 'Enter an amount in dollars' })
  .min(0.01, 'The limit is at least $0.01')
  .max(10_000, 'The limit is at most $10,000')
  .refine((usd) => Math.abs(usd * 100 - Math.round(usd * 100)) < 1e-6, 'Use at most two decimal places');

/** What the user decides on the consent page. */
export const consentDecision = z.discriminatedUnion('allow', [
  z.strictObject({ allow: z.literal(true), daily_limit_usd: dailyLimit }),
  z.strictObject({ allow: z.literal(false) }),
]);

/** What the consent page shows of a request. */
export interface ConsentRequest {
  readonly client_id: string;
  readonly name: string;
  /** The host that publishes what the client says about itself; null: the name is not verified. */
  readonly client_host: string | null;
  /** Where the browser goes next: a host, or the scheme of a native app. */
  readonly redirect_host: string;
  readonly scopes: readonly AppScope[];
}

/** As long as the label of a key. */
const NAME_MAX = 60;

/** The name of an app as it may be shown: without control, direction and invisible characters. Empty where nothing is left. */
export function shownName(given: string): string {
  const letters = [
    ...given
      .normalize('NFKC')
      .replaceAll(/[\p{C}\p{Z}\s\u115f\u1160\u3164\u2800]+/gu, ' ')
      .trim(),
  ];
  return letters.length <= NAME_MAX
    ? letters.join('')
    : `${letters
        .slice(0, NAME_MAX - 1)
        .join('')
        .trimEnd()}…`;
}
