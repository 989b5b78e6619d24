import type { z } from 'zod';
import { escapeHtml, plainPage } from '../html/plain-page.ts';
import { CONTACT_SUBJECTS } from '../rules/contact-message.ts';

export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactFields = Readonly<Record<(typeof FIELDS)[number], string>>;

export interface ContactAnswer {
  readonly title: string;
  readonly text: string;
  readonly supportEmail: string;
  /** The form with its input and error messages; null when there is nothing left to send. */
  readonly form: { readonly fields: ContactFields; readonly faults?: Partial<ContactFields> } | null;
}

const STYLE = `form{display:grid;gap:1.1rem;margin:2rem 0}label{display:block;font-weight:500;margin-bottom:.3rem}
input,select,textarea{box-sizing:border-box;width:100%;padding:.6rem .8rem;border:1px solid var(--line);border-radius:.5rem;background:var(--field);color:inherit;font:inherit}[aria-invalid]{border-color:var(--bad)}
.fault{color:var(--bad);font-size:.875rem;font-weight:500}button{justify-self:start;padding:.7rem 1.5rem;border:0;border-radius:.5rem;background:var(--accent);color:var(--on);font:inherit;font-weight:500;cursor:pointer}`;

/** The first problem of each field. */
export function fieldMessages(error: z.ZodError): Partial<ContactFields> {
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

/** The page that answers a contact form sent without JavaScript. */
export function contactPage({ title, text, supportEmail, form: unsent }: ContactAnswer): string {
  return plainPage({
    title,
    style: STYLE,
    content: `<p role="status">${escapeHtml(text)}</p>${unsent === null ? '' : form(unsent)}
<p class="quiet">You can also write to <a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a>.</p><p><a href="/">Back to Theia</a></p>`,
  });
}
