import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { isUnavailable } from '../metering/database-failure.ts';
import { BODY_BYTES_MAX, type ContactDesk } from './contact-desk.ts';
import { PLAIN_PAGE_POLICY } from '../html/plain-page.ts';
import { contactMessage } from '../rules/contact-message.ts';
import { type ContactFields, contactPage, FIELDS, fieldMessages } from './contact-page.ts';

export interface ContactFormDependencies {
  readonly desk: ContactDesk;
  readonly publicUrl: string;
  readonly supportEmail: string;
  readonly log: Logger;
}

const NOTHING: ContactFields = { name: '', email: '', subject: '', message: '' };

/** The contact form for browsers without JavaScript, mounted at `/contact`. It has the same rules and limits, and answers with a page. */
export function contactFormRoutes({ desk, publicUrl, supportEmail, log }: ContactFormDependencies): Hono {
  const ownOrigin = new URL(publicUrl).origin;
  const app = new Hono();
  const page = (
    c: Context,
    status: 200 | 400 | 403 | 413 | 415 | 429 | 500 | 503,
    title: string,
    text: string,
    form?: { readonly fields: ContactFields; readonly faults?: Partial<ContactFields> },
  ) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', PLAIN_PAGE_POLICY);
    return c.html(contactPage({ title, text, supportEmail, form: form ?? null }), status);
  };
  const tooLarge = (c: Context) => page(c, 413, 'The message is too large', 'Please shorten it and send it again.');

  app.post('/', bodyLimit({ maxSize: BODY_BYTES_MAX, onError: tooLarge }), async (c) => {
    // A page of another site can submit a form as its visitors. The browser's headers show where a form comes from.
    const site = c.req.header('sec-fetch-site');
    const isOwn = site === undefined ? c.req.header('origin') === ownOrigin : site === 'same-origin';
    if (!isOwn) return page(c, 403, 'Message not accepted', 'It did not come from the contact form of this site.');
    if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(c.req.header('content-type') ?? ''))
      return page(c, 415, 'Message not accepted', 'It was not sent as a form.');
    const body = await c.req.parseBody().catch(() => ({}));
    const fields: ContactFields = {
      ...NOTHING,
      ...Object.fromEntries(
        FIELDS.map((name) => {
          const value: unknown = Reflect.get(body, name);
          return [name, typeof value === 'string' ? value : ''];
        }),
      ),
    };
    const parsed = contactMessage.safeParse(fields);
    if (!parsed.success)
      return page(c, 400, 'Please check your message', 'It has not been sent yet.', {
        fields,
        faults: fieldMessages(parsed.error),
      });
    const waitSeconds = desk.admit(c);
    if (waitSeconds > 0) {
      c.header('Retry-After', String(Math.ceil(waitSeconds)));
      return page(c, 429, 'Too many messages from here', 'It has not been sent. Please try again later.', { fields });
    }
    try {
      await desk.keep(parsed.data);
    } catch (error) {
      log.error({ err: error }, 'a contact message could not be stored');
      return page(c, isUnavailable(error) ? 503 : 500, 'Failed to send message', 'Please try again later.', { fields });
    }
    return page(c, 200, 'Message sent!', "We've received your message and will get back to you soon.");
  });
  return app;
}
