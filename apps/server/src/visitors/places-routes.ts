import type { Places } from '@theia-astro/places/places';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createTokenBuckets, type TokenBucketSize } from '../processes/token-bucket.ts';
import { ownOriginOnly } from '../sessions/own-origin.ts';
import type { SharedCount } from '../processes/worker-bus.ts';
import { isJson } from '../account/is-json.ts';

export interface PlacesDependencies {
  readonly places: Pick<Places, 'suggest'>;
  readonly publicUrl: string;
  readonly clientAddress: (c: Context) => string;
  readonly now?: () => number;
  readonly limit?: TokenBucketSize;
  readonly shared?: SharedCount;
}

const TEXT_LENGTH_MAX = 120;
const SUGGESTIONS_MAX = 8;
const BODY_BYTES_MAX = 1024;
/** Two people of one address who type fast. */
const USUAL_LIMIT: TokenBucketSize = { capacity: 60, refillPerSecond: 6 };

/**
 * Suggestions while somebody types a place, mounted at `/functions/v1/places`, without sign-in. It may be the place of a birth, which is personal: it
 * comes in the body only, because addresses are in the logs of proxies, and nothing is stored.
 */
export function placesRoutes({
  places,
  publicUrl,
  clientAddress,
  now = Date.now,
  limit = USUAL_LIMIT,
  shared,
}: PlacesDependencies): Hono {
  const buckets = createTokenBuckets(limit, now, shared);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('X-Robots-Tag', 'noindex');
    c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use(ownOriginOnly(publicUrl, ['POST']));
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => c.json({ error: 'A place is never this long' }, 413) }));

  app.post('/', async (c) => {
    if (!isJson(c)) return c.json({ error: 'The text must be sent as application/json' }, 415);
    const text = readText(await c.req.json().catch(() => null));
    if (text === null) return c.json({ error: `text is what was typed, at most ${TEXT_LENGTH_MAX} characters` }, 400);
    const waitSeconds = buckets.take(clientAddress(c));
    if (waitSeconds > 0)
      return c.json({ error: 'Too many places from here. Please try again in a moment.' }, 429, {
        'Retry-After': String(Math.ceil(waitSeconds)),
      });
    const suggested = places
      .suggest(text, SUGGESTIONS_MAX)
      .map(({ name, admin1, country, geoLatitudeDeg, geoLongitudeDeg }) => ({
        name,
        region: admin1,
        country,
        latitude: geoLatitudeDeg,
        longitude: geoLongitudeDeg,
      }));
    return c.json({ places: suggested });
  });
  app.all('*', (c) => c.json({ error: 'What was typed is sent with POST' }, 405, { Allow: 'POST' }));
  return app;
}

/** What was typed; null where the body is something else. */
function readText(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('text' in body)) return null;
  const { text } = body;
  return typeof text === 'string' && text.length <= TEXT_LENGTH_MAX ? text : null;
}
