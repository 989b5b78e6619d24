import { escapeHtml, sandboxPage } from '../look.ts';
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

const STYLE = `.account{display:grid;justify-content:start;width:100%;height:auto;margin:0 0 .5rem;padding:.625rem .875rem;text-align:left;line-height:1.4}.account span{color:var(--ink-muted);font-size:.8125rem;font-weight:400}.accounts{margin:0 0 1.25rem;padding:0 0 .75rem;border-bottom:1px solid var(--line)}`;

/** The page where a person chooses an account. */
export function accountPage(query: Readonly<Record<string, string>>, accounts: readonly SandboxAccount[]): string {
  const passedOn = FORWARDED_PARAMETERS.map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? '')}">`,
  ).join('');
  const known = accounts.map(
    ({ email, name, emailVerified }) =>
      `<form method="post" action="/authorize">${passedOn}<input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="name" value="${escapeHtml(name)}">` +
      `${emailVerified ? '' : '<input type="hidden" name="unverified" value="yes">'}<button class="account">${escapeHtml(name)} <span>${escapeHtml(email)}</span></button></form>`,
  );
  return sandboxPage({
    title: 'Choose an account · Google sandbox',
    sandbox: 'Google sandbox',
    style: STYLE,
    body: [
      '<div class="card"><h1>Choose an account</h1><p>Google sandbox: replaces Google on this machine. Any address works.</p>',
      known.length === 0 ? '' : `<div class="accounts">${known.join('')}</div>`,
      `<form method="post" action="/authorize">${passedOn}`,
      `<label>E-mail<input type="email" name="email" autocomplete="off" value="${escapeHtml(query['login_hint'] ?? '')}" required autofocus></label>`,
      '<label>Name (optional)<input type="text" name="name" autocomplete="off" maxlength="100"></label>',
      '<label class="check"><input type="checkbox" name="unverified" value="yes"> Google has not verified this address</label>',
      '<div class="row"><button class="strong">Continue</button><button name="action" value="cancel" formnovalidate>Cancel</button></div></form></div>',
    ],
  });
}
