import { THEME_NAMES } from '@theia/chart-svg/themes/theme';
import { Problem } from '@theia/endpoints/problem';
import type { ApiAnswer, ApiRequest } from '../http/api-request.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { ServicePage } from '../http/service-pages.ts';
import { secondsLeft, type ReadSky, type Sky } from './sky.ts';

/** Looks at the sky a second from one address, without a key. */
const RATE_PER_SECOND = 10;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

export interface SkySources {
  readonly read: ReadSky;
  readonly limiter: RateLimiter;
  readonly now: () => number;
}

/** `/sky.json` and `/sky.svg`: the sky right now, free, for everyone; public caches may keep it until the minute ends. */
export function skyPages({ read, limiter, now }: SkySources): readonly (readonly [path: string, page: ServicePage])[] {
  const answer = (request: ApiRequest, contentType: string, body: (request: ApiRequest) => string): ApiAnswer => {
    if (!limiter.take(`sky:${request.remoteAddress}`, RATE_PER_SECOND).allowed) {
      throw new Problem({
        code: 'rate_limited',
        field: null,
        message: `The sky may be looked at ${RATE_PER_SECOND} times a second.`,
        hint: 'It changes once a minute.',
      });
    }
    return {
      status: 200,
      body: body(request),
      headers: {
        'content-type': contentType,
        'cache-control': `public, max-age=${secondsLeft(now())}`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    };
  };
  return [
    ['/sky.json', (request) => answer(request, 'application/json', () => read(now()).json)],
    [
      '/sky.svg',
      (request) => answer(request, 'image/svg+xml', ({ query }) => picture(read(now()), new URLSearchParams(query))),
    ],
  ];
}

/** @throws Problem 400 invalid_setting, invalid_boolean */
function picture(sky: Sky, query: URLSearchParams): string {
  const asked = query.get('theme') ?? 'light';
  const theme = THEME_NAMES.find((name) => name === asked.toLowerCase());
  if (theme === undefined)
    throw new Problem({
      code: 'invalid_setting',
      field: 'theme',
      message: 'theme is not supported.',
      hint: `Use one of ${THEME_NAMES.join(', ')}.`,
    });
  const compact = BOOLEANS.get((query.get('compact') ?? 'false').toLowerCase());
  if (compact === undefined)
    throw new Problem({ code: 'invalid_boolean', field: 'compact', message: 'compact must be true or false.' });
  return sky.svg(theme, compact);
}
