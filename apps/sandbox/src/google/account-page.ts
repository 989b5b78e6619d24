import { escapeHtml } from '../escape-html.ts';
import type { SandboxAccount } from './grants.ts';

const FORWARDED_PARAMETERS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

const STYLE = `
:root{color-scheme:light dark;--paper:#f4f5f8;--card:#fff;--ink:#1c2333;--quiet:#5a6275;--line:#c9cedb;--strong:#27408b}
@media (prefers-color-scheme:dark){:root{--paper:#10141f;--card:#181e2c;--ink:#e8ebf3;--quiet:#a3abbf;--line:#3a435b;--strong:#3b5bbf}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:26rem;margin:3rem auto;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
h1{font-size:1.375rem;margin:0 0 .25rem}p{margin:0 0 1.25rem;color:var(--quiet)}label{display:block;margin:0 0 .75rem}
input[type=email],input[type=text]{display:block;width:100%;margin-top:.25rem}
input[type=email],input[type=text],button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.625rem .75rem}
button{cursor:pointer}.strong{background:var(--strong);border-color:var(--strong);color:#fff}.account{display:block;width:100%;text-align:left;margin:0 0 .5rem}
form+form,.row{margin-top:1rem}.row{display:flex;gap:.5rem}`;

/** The page where a person chooses an account. */
export function accountPage(query: Readonly<Record<string, string>>, accounts: readonly SandboxAccount[]): string {
  const passedOn = FORWARDED_PARAMETERS.map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? '')}">`,
  ).join('');
  const known = accounts.map(
    ({ email, name, emailVerified }) =>
      `<form method="post" action="/authorize">${passedOn}<input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="name" value="${escapeHtml(name)}">` +
      `${emailVerified ? '' : '<input type="hidden" name="unverified" value="yes">'}<button class="account">${escapeHtml(name)} · ${escapeHtml(email)}</button></form>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Choose an account · Google sandbox</title><style>${STYLE}</style></head><body><main>`,
    '<h1>Choose an account</h1><p>Google sandbox: replaces Google on this machine. Any address works.</p>',
    ...known,
    `<form method="post" action="/authorize">${passedOn}`,
    `<label>E-mail<input type="email" name="email" autocomplete="off" value="${escapeHtml(query['login_hint'] ?? '')}" required autofocus></label>`,
    '<label>Name (optional)<input type="text" name="name" autocomplete="off" maxlength="100"></label>',
    '<label><input type="checkbox" name="unverified" value="yes"> Google has not verified this address</label>',
    '<div class="row"><button class="strong">Continue</button><button name="action" value="cancel" formnovalidate>Cancel</button></div></form>',
    '</main></body></html>',
  ].join('');
}
