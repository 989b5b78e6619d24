import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { isJson } from '../account/is-json.ts';
import { OUTAGE } from '../account/outage.ts';
import { ownOriginOnly } from '../account/own-origin.ts';
import { isUnavailable } from '../metering/database-failure.ts';
import { BODY_BYTES_MAX, type ContactDesk } from './contact-desk.ts';
import { contactMessage } from '../rules/contact-message.ts';

export interface ContactDependencies {
  readonly desk: ContactDesk;
  readonly publicUrl: string;
  readonly log: Logger;
}

/** The contact form as our JavaScript sends it, mounted at `/functions/v1/contact`, without sign-in. Answers in JSON. */
export function contactRoutes({ desk, publicUrl, log }: ContactDependencies): Hono {
  const app = new Hono();
  app.use(ownOriginOnly(publicUrl, ['POST']));
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (c) => c.json({ error: 'The message is too large' }, 413) }));

  app.post('/', async (c) => {
    if (!isJson(c)) return c.json({ error: 'The message must be sent as application/json' }, 415);
    const parsed = contactMessage.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const field = issue?.path[0];
      return c.json(
        {
          error:
            field === undefined
              ? 'The request body must be a JSON object'
              : (issue?.message ?? `${String(field)} is not valid`),
          field: field ?? null,
        },
        400,
      );
    }
    const waitSeconds = desk.admit(c);
    if (waitSeconds > 0)
      return c.json({ error: 'Too many messages from here. Please try again later.' }, 429, {
        'Retry-After': String(Math.ceil(waitSeconds)),
      });
    await desk.keep(parsed.data);
    return c.json({ sent: true }, 200, { 'Cache-Control': 'no-store' });
  });
  app.all('*', (c) => c.json({ error: 'Messages are sent with POST' }, 405, { Allow: 'POST' }));

  app.onError((error, c) => {
    log.error({ err: error }, 'a contact message could not be stored');
    if (isUnavailable(error)) return c.json({ error: OUTAGE }, 503);
    return c.json({ error: 'The message could not be sent. Please try again.' }, 500);
  });
  return app;
}
