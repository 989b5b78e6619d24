const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** The colours and shapes of the web app, repeated here: pages of a sandbox load nothing and import none of its code. */
const STYLE = `
:root{color-scheme:light;--bg:#f8f9fc;--surface:#fff;--sunken:#eff1f7;--line:#e1e5ef;--line-strong:#c6cddd;--ink:#0c1326;--ink-soft:#36405a;--ink-muted:#586280;--accent:#2b48cf;--accent-hover:#2039b0;--accent-ink:#fff;--sun:#e8a33a;--ok:#0b6b45;--ok-wash:#e2f5ec;--warn:#855200;--warn-wash:#fdf1d8;--bad:#b3261e;--bad-wash:#fdebea;--shadow:0 1px 2px rgb(12 19 38/.05),0 8px 24px -12px rgb(12 19 38/.12)}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--bg:#080c16;--surface:#0e1422;--sunken:#131b2c;--line:#1f2940;--line-strong:#35415e;--ink:#e9edf8;--ink-soft:#c0c9de;--ink-muted:#94a0bd;--accent:#9db2ff;--accent-hover:#b9c8ff;--accent-ink:#0a1128;--sun:#f0b863;--ok:#58d3a0;--ok-wash:#0e2a22;--warn:#f0c166;--warn-wash:#2c2312;--bad:#ff938a;--bad-wash:#321719;--shadow:0 1px 2px rgb(0 0 0/.4),0 8px 24px -12px rgb(0 0 0/.6)}}
*{box-sizing:border-box;border-color:var(--line)}
body{margin:0;background:var(--bg);color:var(--ink);font:.9375rem/1.55 "Instrument Sans",ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:.625rem;max-width:var(--width);margin:0 auto;padding:2.5rem 1.25rem 1.25rem;font-size:1.0625rem;font-weight:600;letter-spacing:-.015em}
header svg{width:1.75rem;height:1.75rem}
.badge{margin-left:auto;border-radius:99px;background:var(--warn-wash);color:var(--warn);padding:.125rem .625rem;font-size:.75rem;font-weight:500;letter-spacing:0;white-space:nowrap}
main{max-width:var(--width);margin:0 auto;padding:0 1.25rem 4rem}
.card{margin:0 0 1rem;padding:1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:.875rem;box-shadow:var(--shadow)}
h1{margin:0 0 .25rem;font-size:1.375rem;line-height:1.25;letter-spacing:-.02em;text-wrap:balance}h2{margin:2rem 0 .5rem;font-size:1rem;letter-spacing:-.015em}
p{margin:0 0 1rem;color:var(--ink-muted);text-wrap:pretty}.sum{margin:1rem 0;color:var(--ink);font-size:2rem;line-height:1.2;font-weight:600;letter-spacing:-.025em;font-variant-numeric:tabular-nums}.sum .note{display:block;margin-top:.25rem;letter-spacing:0}
.note{color:var(--ink-muted);font-size:.8125rem;font-weight:400}
table{width:100%;margin:0 0 1rem;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}td,th{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}tr:last-child td{border-bottom:0}td:last-child{padding-right:0}td.right{text-align:right;white-space:nowrap}td.number{white-space:nowrap}
label{display:block;margin:0 0 1rem;color:var(--ink-soft);font-size:.875rem;font-weight:500}
input:not([type=checkbox],[type=hidden]){display:block;width:100%;min-width:0;height:2.75rem;margin-top:.375rem;border:1px solid var(--line-strong);border-radius:.5rem;background:var(--surface);padding:0 .875rem;color:var(--ink);font:inherit;font-weight:400}
input::placeholder{color:var(--ink-muted);opacity:.7}
label.check{display:flex;align-items:center;gap:.625rem;font-weight:400}input[type=checkbox]{width:1rem;height:1rem;margin:0;accent-color:var(--accent)}
button,.button{display:inline-flex;align-items:center;justify-content:center;height:2.75rem;border:1px solid var(--line-strong);border-radius:.5rem;background:var(--surface);padding:0 1rem;color:var(--ink);font:inherit;font-weight:500;text-decoration:none;cursor:pointer}button:hover{background:var(--sunken)}
button.strong{width:100%;border-color:var(--accent);background:var(--accent);color:var(--accent-ink)}button.strong:hover{border-color:var(--accent-hover);background:var(--accent-hover)}
button.small{height:2rem;margin:0 .25rem .25rem 0;padding:0 .75rem;font-size:.8125rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}a{color:var(--accent);text-underline-offset:2px}
.row{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}.bad,.good{margin:0 0 1rem;border-radius:.5rem;padding:.625rem .875rem;font-size:.875rem;font-weight:500}.bad{background:var(--bad-wash);color:var(--bad)}.good{background:var(--ok-wash);color:var(--ok)}form.inline{display:inline}
@media (max-width:40rem){header{padding-top:1.25rem}.card{padding:1.25rem}.wide tr{display:grid;padding:.5rem 0;border-bottom:1px solid var(--line)}.wide td{border:0;padding:.125rem 0}}
@media print{@page{margin:14mm}body{background:none;font-size:13px;print-color-adjust:exact}header{padding-top:0}.card{border:0;box-shadow:none;padding:0}tr{break-inside:avoid}button,form,.badge{display:none!important}}`;

const SIGN =
  '<svg viewBox="0 0 32 32" fill="none" aria-hidden="true"><g stroke="currentColor" stroke-width="1.75"><circle cx="16" cy="16" r="13"/><path d="M3 16h6.2M22.8 16H29"/><path d="M16 3v2.6" stroke-linecap="round"/></g><path d="M9.2 16a6.8 6.8 0 0 1 13.6 0Z" fill="var(--sun)"/></svg>';

export interface SandboxPage {
  readonly title: string;
  /** What the page replaces: `Stripe sandbox`. */
  readonly sandbox: string;
  readonly body: readonly string[];
  readonly width?: 'form' | 'text' | 'wide';
  /** Rules of this page alone. */
  readonly style?: string;
}

const WIDTHS = { form: '30rem', text: '46rem', wide: '64rem' } as const;

/** A page of a sandbox in the hand of the web app, with the name of the sandbox always in view. Without scripts. */
export function sandboxPage({ title, sandbox, body, width = 'form', style = '' }: SandboxPage): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}${style}</style></head><body style="--width:${WIDTHS[width]}"${width === 'wide' ? ' class="wide"' : ''}>`,
    `<header>${SIGN}<span>Theia</span><span class="badge">${escapeHtml(sandbox)}</span></header><main>`,
    ...body,
    '</main></body></html>',
  ].join('');
}
