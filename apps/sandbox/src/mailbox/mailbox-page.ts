import { escapeHtml } from '../escape-html.ts';

export interface MailboxEntry {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  /** ISO 8601. */
  readonly at: string;
}

const LINK = /https?:\/\/[^\s<>"']+/g;

/** The distinct URLs in the text of a mail, in order. */
export function extractLinks(text: string): readonly string[] {
  return [...new Set(text.match(LINK) ?? [])];
}

const STYLE = `
:root{color-scheme:light dark;--paper:#f4f5f8;--card:#fff;--ink:#1c2333;--quiet:#5a6275;--line:#dfe2ea;--link:#27408b}
@media (prefers-color-scheme:dark){:root{--paper:#10141f;--card:#181e2c;--ink:#e8ebf3;--quiet:#a3abbf;--line:#2b3347;--link:#a9bcff}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem}h1{font:600 1.5rem Georgia,serif;margin:0 0 .25rem}h2{font-size:1.0625rem;margin:0}
p{margin:0}.quiet{color:var(--quiet);font-size:.9375rem}form{margin:1.25rem 0;display:flex;gap:.5rem;flex-wrap:wrap}
input,button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .75rem}input{flex:1;min-width:12rem}
article{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin:0 0 1rem}
pre{margin:1rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{color:var(--link)}`;

/** The mailbox as a page. Mail is shown as text, so it cannot run or load anything. */
export function mailboxPage(mails: readonly MailboxEntry[], to: string | undefined): string {
  const empty = `<p class="quiet">${to === undefined ? 'No mail has been written yet.' : `No mail to ${escapeHtml(to)}.`}</p>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Local mailbox · Theia</title><style>${STYLE}</style></head><body><main>`,
    '<h1>Local mailbox</h1><p class="quiet">Mail that Theia writes in local mode, newest first. It is shown only on this machine, and is sent only if an SMTP server is set.</p>',
    `<form method="get"><input type="search" name="to" aria-label="Show mail to" placeholder="Show mail to this address" value="${escapeHtml(to ?? '')}"><button>Show</button></form>`,
    mails.length === 0 ? empty : mails.map(article).join(''),
    '</main></body></html>',
  ].join('');
}

function article({ to, subject, text, at }: MailboxEntry): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p class="quiet">To ${escapeHtml(to)} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p><pre>${withLinks(text)}</pre></article>`;
}

function withLinks(text: string): string {
  let html = '';
  let done = 0;
  for (const match of text.matchAll(LINK)) {
    html += `${escapeHtml(text.slice(done, match.index))}<a href="${escapeHtml(match[0])}">${escapeHtml(match[0])}</a>`;
    done = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(done));
}
