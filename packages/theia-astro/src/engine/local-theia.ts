import { Theia } from '@theia-astro/client';
import { answerLocally } from './answer-locally.ts';
import { type Engine, openEngine } from './open-engine.ts';
import type { LocalOptions } from './options.ts';

/** A name that no resolver knows (RFC 2606). Nothing is sent to it. */
const NOWHERE = 'http://local.invalid';

/**
 * A client of the API whose calls are answered in this process: no server, no key, no network. It has every method of `Theia`; `me` and `batch` are
 * refused, and so is `dryRun`, because nothing here has a price. A call blocks this thread while it computes.
 */
export function localTheia(options?: LocalOptions): Theia {
  let engine: Promise<Engine> | undefined;
  return new Theia({
    baseUrl: NOWHERE,
    retries: 0,
    fetch: async (url, { body }) => {
      const { pathname, searchParams } = new URL(url);
      const fields =
        typeof body === 'string'
          ? (JSON.parse(body) as Readonly<Record<string, unknown>>)
          : Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join(',')]));
      const { status, mediaType, text } = answerLocally(
        await (engine ??= openEngine(options)),
        pathname,
        fields,
        Date.now(),
      );
      return new Response(text, { status, headers: { 'content-type': mediaType } });
    },
  });
}
