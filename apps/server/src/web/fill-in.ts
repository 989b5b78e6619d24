import type { Operator } from '../config.ts';

/** What the web build writes in the places of what only the operator knows (`apps/web/src/lib/operator.ts`). */
const STAND_INS = { supportEmail: 'support@theia.invalid', customer: 'A customer who agreed to be named' } as const;

const NETWORKS = ['github', 'x', 'linkedin', 'mastodon'] as const;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text that is safe inside an element and inside a quoted attribute, as React writes it. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

const marked = (tag: string, name: string) => new RegExp(`<${tag} data-operator="${name}"[\\s\\S]*?</${tag}>`, 'g');

function nameCustomers(html: string, names: readonly string[]): string {
  if (names.length === 0) return html.replaceAll(marked('section', 'trusted-by'), '');
  const item = new RegExp(`<li[^>]*>${STAND_INS.customer}</li>`, 'g');
  return html
    .replaceAll(marked('section', 'foundations'), '')
    .replaceAll(item, (found) =>
      names.map((name) => found.replace(STAND_INS.customer, () => escapeHtml(name))).join(''),
    );
}

function linkProfiles(html: string, social: Operator['social']): string {
  if (Object.keys(social).length === 0) return html.replaceAll(marked('ul', 'social'), '');
  return NETWORKS.reduce((held, network) => {
    const href = social[network];
    if (href === undefined)
      return held.replaceAll(new RegExp(`<li data-network="${network}">[\\s\\S]*?</li>`, 'g'), '');
    return held.replaceAll(`href="https://${network}.invalid/"`, () => `href="${escapeHtml(href)}"`);
  }, html);
}

/** A built page with what the operator named: the support address, customers and profiles, in its text and, for its script, as data. What was not named is taken out. */
export function fillIn(html: string, operator: Operator): string {
  const data = JSON.stringify(operator).replaceAll('<', '\\u003c');
  const filled = linkProfiles(nameCustomers(html, operator.trustedBy), operator.social).replaceAll(
    STAND_INS.supportEmail,
    () => escapeHtml(operator.supportEmail),
  );
  return filled.replace(
    '<script type="application/json" id="operator">{}</script>',
    () => `<script type="application/json" id="operator">${data}</script>`,
  );
}
