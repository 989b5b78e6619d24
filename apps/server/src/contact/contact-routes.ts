import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { isJson } from '../account/is-json.ts';
import { OUTAGE } from '../database/outage.ts';
import { ownOriginOnly } from '../sessions/own-origin.ts';
import { isUnavailable } from '../metering/database-failure.ts';
import type { Base } from '../base.ts';
import { BODY_BYTES_MAX, type ContactDesk, createContactDesk } from './contact-desk.ts';
import { CONTACT_SUBJECTS, contactMessage } from '../rules/contact-message.ts';
import { escapeHtml, PLAIN_PAGE_POLICY, plainPage } from '../html/plain-page.ts';

/** Opens the contact form, with and without JavaScript. */
export function openContact({ config, database: { sql }, log, workerBus }: Base) {
  const { publicUrl, supportEmail } = config;
  const desk = createContactDesk({ sql, config, shared: workerBus.share('contact') });
  return {
    routes: new Hono()
      .route('/functions/v1/contact', contactRoutes({ desk, publicUrl, log }))
      .route('/contact', contactFormRoutes({ desk, publicUrl, supportEmail, log })),
  };
}

interface ContactDependencies {
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

interface ContactFormDependencies {
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

const FIELDS = ['name', 'email', 'subject', 'message'] as const;
type ContactFields = Readonly<Record<(typeof FIELDS)[number], string>>;

interface ContactAnswer {
  readonly title: string;
  readonly text: string;
  readonly supportEmail: string;
  readonly form: { readonly fields: ContactFields; readonly faults?: Partial<ContactFields> } | null;
}

const STYLE = `form{display:grid;gap:1.1rem;margin:2rem 0}label{display:block;font-weight:500;margin-bottom:.3rem}
input,select,textarea{box-sizing:border-box;width:100%;padding:.6rem .8rem;border:1px solid var(--line);border-radius:.5rem;background:var(--field);color:inherit;font:inherit}[aria-invalid]{border-color:var(--bad)}
.fault{color:var(--bad);font-size:.875rem;font-weight:500}button{justify-self:start;padding:.7rem 1.5rem;border:0;border-radius:.5rem;background:var(--accent);color:var(--on);font:inherit;font-weight:500;cursor:pointer}`;

function fieldMessages(error: z.ZodError): Partial<ContactFields> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = FIELDS.find((name) => name === issue.path[0]);
    if (field === undefined || field in faults) continue;
    faults[field] = issue.message;
  }
  return faults;
}

function control(name: (typeof FIELDS)[number], value: string, wrong: string): string {
  const shared = `id="${name}" name="${name}" required${wrong}`;
  if (name === 'message') return `<textarea ${shared} rows="7">\n${escapeHtml(value)}</textarea>`;
  if (name === 'subject')
    return `<select ${shared}><option value="">Choose a subject</option>${CONTACT_SUBJECTS.map((subject) => `<option${subject === value ? ' selected' : ''}>${escapeHtml(subject)}</option>`).join('')}</select>`;
  return `<input ${shared} type="${name === 'email' ? 'email' : 'text'}" autocomplete="${name}" value="${escapeHtml(value)}">`;
}

function form({ fields, faults = {} }: NonNullable<ContactAnswer['form']>): string {
  const parts = FIELDS.map((name) => {
    const fault = faults[name];
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return `<div><label for="${name}">${label}</label>${control(name, fields[name], fault === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`)}${fault === undefined ? '' : `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>`}</div>`;
  });
  return `<form method="post" action="/contact" aria-label="Contact" novalidate>${parts.join('')}<button type="submit">Send Message</button></form>`;
}

/** The response page of a contact form without JavaScript. */
function contactPage({ title, text, supportEmail, form: unsent }: ContactAnswer): string {
  return plainPage({
    title,
    style: STYLE,
    content: `<p role="status">${escapeHtml(text)}</p>${unsent === null ? '' : form(unsent)}
<p class="quiet">You can also write to <a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a>.</p><p><a href="/">Back to Theia</a></p>`,
  });
}
