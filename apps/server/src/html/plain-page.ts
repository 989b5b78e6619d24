const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text that is safe inside an element and inside a quoted attribute, as React writes it. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

const STYLE = `:root{color-scheme:light dark;--bg:#f8f9fc;--ink:#0c1326;--muted:#586280;--line:#c6cddd;--accent:#2b48cf;--on:#fff;--bad:#b3261e;--field:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#080c16;--ink:#e9edf8;--muted:#94a0bd;--line:#35415e;--accent:#9db2ff;--on:#0a1128;--bad:#ff938a;--field:#0e1422}}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.55 ui-sans-serif,system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:3.5rem 1.25rem 4rem}h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
header{max-width:36rem;margin:0 auto;padding:1.25rem 1.25rem 0}header a{display:inline-flex;align-items:center;gap:.625rem;color:var(--ink);font-size:1.0625rem;font-weight:600;text-decoration:none}p{margin:.5rem 0}.quiet{color:var(--muted)}a{color:var(--accent)}`;

const LOGO = `<svg viewBox="0 0 32 32" width="28" height="28" fill="none" aria-hidden="true"><g stroke="currentColor" stroke-width="1.75"><circle cx="16" cy="16" r="13"/><path d="M3 16h6.2M22.8 16H29"/><path d="M16 3v2.6" stroke-linecap="round"/></g><path d="M9.2 16a6.8 6.8 0 0 1 13.6 0Z" fill="#e8a33a"/></svg>`;

/** The security policy that a plain page needs. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page of the server itself, without a script, in light and dark. @param content HTML @param style more CSS */
export function plainPage({ title, content, style = '' }: { title: string; content: string; style?: string }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Theia</title><style>${STYLE}${style}</style></head>
<body><header><a href="/">${LOGO}Theia</a></header><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}
