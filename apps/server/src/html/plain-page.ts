import { escapeHtml } from './escape-html.ts';

const STYLE = `:root{color-scheme:light dark;--bg:#f8f9fc;--ink:#0c1326;--muted:#586280;--line:#c6cddd;--accent:#2b48cf;--on:#fff;--bad:#b3261e;--field:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#080c16;--ink:#e9edf8;--muted:#94a0bd;--line:#35415e;--accent:#9db2ff;--on:#0a1128;--bad:#ff938a;--field:#0e1422}}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.55 ui-sans-serif,system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:4rem 1.25rem}h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
p{margin:.5rem 0}.quiet{color:var(--muted)}a{color:var(--accent)}`;

/** The security policy that a plain page needs. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page of the server itself, without a script, in light and dark. @param content HTML @param style more CSS */
export function plainPage({ title, content, style = '' }: { title: string; content: string; style?: string }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Theia</title><style>${STYLE}${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}
