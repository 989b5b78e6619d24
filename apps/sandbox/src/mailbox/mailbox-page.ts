import { escapeHtml, sandboxPage } from '../look.ts';

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
.find{display:flex;gap:.5rem;margin:1.25rem 0}.find input:not([type=checkbox],[type=hidden]){flex:1;margin:0}
.quiet{margin:0;font-size:.8125rem}article h2{margin:0}pre{margin:1rem 0 0;white-space:pre-wrap;font:inherit;color:var(--ink-soft)}
details{margin:1rem 0 0;border-top:1px solid var(--line);padding-top:.75rem}summary{width:fit-content;color:var(--accent);font-size:.8125rem;font-weight:500;cursor:pointer}
iframe{display:block;width:100%;height:36rem;margin-top:.75rem;border:1px solid var(--line);border-radius:.5rem}`;

/**
 * The mailbox as a page. Mail is shown as text; as it was written, it is in a frame that runs no scripts and, by the
 * policy of this page, loads nothing.
 */
export function mailboxPage(mails: readonly MailboxEntry[], to: string | undefined): string {
  const empty = `<div class="card"><p class="quiet">${to === undefined ? 'No mail has been written yet.' : `No mail to ${escapeHtml(to)}.`}</p></div>`;
  return sandboxPage({
    title: 'Local mailbox · Theia',
    sandbox: 'Local mode',
    width: 'text',
    style: STYLE,
    body: [
      '<h1>Local mailbox</h1><p class="quiet">Mail that Theia writes in local mode, newest first. It is shown only on this machine, and is sent only if an SMTP server is set.</p>',
      `<form class="find" method="get"><input type="search" name="to" aria-label="Show mail to" placeholder="Show mail to this address" value="${escapeHtml(to ?? '')}"><button>Show</button></form>`,
      mails.length === 0 ? empty : mails.map(article).join(''),
    ],
  });
}

function article({ to, subject, text, html, at }: MailboxEntry): string {
  const framed = `<base target="_blank">${html}`;
  return (
    `<article class="card"><h2>${escapeHtml(subject)}</h2><p class="quiet">To ${escapeHtml(to)} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p><pre>${withLinks(text)}</pre>` +
    `<details><summary>As the reader sees it</summary><iframe title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe></details></article>`
  );
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
