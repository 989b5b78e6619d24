import { escapeHtml } from '../escape-html.ts';

const STYLE = `
:root{color-scheme:light dark;--paper:#f4f5f8;--card:#fff;--ink:#1c2333;--quiet:#5a6275;--line:#c9cedb;--strong:#27408b;--bad:#a3262a;--good:#1d6b45}
@media (prefers-color-scheme:dark){:root{--paper:#10141f;--card:#181e2c;--ink:#e8ebf3;--quiet:#a3abbf;--line:#3a435b;--strong:#3b5bbf;--bad:#ff9c9c;--good:#7fd6a8}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:30rem;margin:3rem auto;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}main.wide{max-width:64rem}
@media (max-width:40rem){main{margin:0;border-radius:0;border-width:0 0 1px;padding:1.25rem}}
h1{font-size:1.375rem;margin:0 0 .25rem}h2{font-size:1.05rem;margin:2rem 0 .5rem}p{margin:0 0 1rem;color:var(--quiet)}.sum{font-size:2rem;font-weight:600;color:var(--ink);margin:.5rem 0 1rem}
table{width:100%;border-collapse:collapse;margin:0 0 1rem;font-size:.9375rem}td,th{text-align:left;padding:.375rem .5rem .375rem 0;border-bottom:1px solid var(--line);vertical-align:top}td.right{text-align:right}
label{display:block;margin:0 0 .75rem;color:var(--quiet);font-size:.875rem}input{display:block;width:100%;margin-top:.25rem}
input,select,button{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.625rem .75rem}
button,.button{display:inline-block;cursor:pointer;text-decoration:none;color:inherit}button.strong{background:var(--strong);border-color:var(--strong);color:#fff;width:100%}button.small{padding:.25rem .5rem;font-size:.875rem;margin:0 .25rem .25rem 0}
a{color:inherit}.row{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}.bad{color:var(--bad)}.good{color:var(--good)}form.inline{display:inline}.cards button{display:block;width:100%;text-align:left;margin:0 0 .375rem}.note{font-size:.8125rem}`;

export const usd = (cents: number): string => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** A page of the sandbox: without scripts, and clearly different from Stripe's own pages. */
export function page(title: string, body: readonly string[], wide = false): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)} · Stripe sandbox</title><style>${STYLE}</style></head><body><main${wide ? ' class="wide"' : ''}>`,
    ...body,
    '</main></body></html>',
  ].join('');
}

export const button = (action: string, label: string, fields: Readonly<Record<string, string>> = {}): string =>
  `<form class="inline" method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button class="small">${escapeHtml(label)}</button></form>`;
