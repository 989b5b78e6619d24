import type { Places } from '@theia-astro/places/places';
import { type Context, Hono } from 'hono';
import { createTokenBuckets, type TokenBucketSize } from '../account/auth/token-bucket.ts';
import { ownOriginOnly } from '../account/own-origin.ts';
import type { SharedCount } from '../processes/siblings.ts';

export interface PlacesDependencies {
  readonly places: Pick<Places, 'suggest'>;
  readonly publicUrl: string;
  readonly clientAddress: (c: Context) => string;
  readonly now?: () => number;
  readonly limit?: TokenBucketSize;
  /** What all processes of this node count together. */
  readonly shared?: SharedCount;
}

const TEXT_LENGTH_MAX = 120;
const SUGGESTIONS_MAX = 8;
const DAY_SECONDS = 86_400;
/** Two people of one address who type fast. */
const USUAL_LIMIT: TokenBucketSize = { capacity: 60, refillPerSecond: 6 };

/** Suggestions while somebody types a place, mounted at `/functions/v1/places`, without sign-in. */
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
  app.use(ownOriginOnly(publicUrl, ['GET']));

  app.get('/', (c) => {
    const text = c.req.query('text');
    if (text === undefined || text.length > TEXT_LENGTH_MAX)
      return c.json({ error: `text is what was typed, at most ${TEXT_LENGTH_MAX} characters` }, 400);
    const waitSeconds = buckets.take(clientAddress(c));
    if (waitSeconds > 0)
      return c.json({ error: 'Too many places from here. Please try again in a moment.' }, 429, {
        'Retry-After': String(Math.ceil(waitSeconds)),
        'Cache-Control': 'no-store',
      });
    const suggested = places
      .suggest(text, SUGGESTIONS_MAX)
      .map(({ name, admin1, country, geoLatitudeDeg, geoLongitudeDeg, timezone }) => ({
        name,
        region: admin1,
        country,
        latitude: geoLatitudeDeg,
        longitude: geoLongitudeDeg,
        timezone,
      }));
    return c.json({ places: suggested }, 200, {
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
      'X-Robots-Tag': 'noindex',
    });
  });
  app.all('*', (c) => c.json({ error: 'Places are read with GET' }, 405, { Allow: 'GET' }));
  return app;
}
