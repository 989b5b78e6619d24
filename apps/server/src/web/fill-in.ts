import type { Operator } from '../config/config.ts';
import { escapeHtml } from '../html/plain-page.ts';

/** Placeholders of the web build for values that only the operator knows (`apps/web/src/lib/operator.ts`). */
const PLACEHOLDERS = { supportEmail: 'support@theia.invalid', customer: 'A customer who agreed to be named' } as const;

const NETWORKS = ['github', 'x', 'linkedin', 'mastodon'] as const;
const marked = (tag: string, name: string) => new RegExp(`<${tag} data-operator="${name}"[\\s\\S]*?</${tag}>`, 'g');

function nameCustomers(html: string, names: readonly string[]): string {
  if (names.length === 0) return html.replaceAll(marked('section', 'trusted-by'), '');
  const item = new RegExp(`<li[^>]*>${PLACEHOLDERS.customer}</li>`, 'g');
  return html
    .replaceAll(marked('section', 'foundations'), '')
    .replaceAll(item, (found) =>
      names.map((name) => found.replace(PLACEHOLDERS.customer, () => escapeHtml(name))).join(''),
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

/**
 * Fills the operator's values into a built page: the support address, customers and profiles, in its text and as data for its script.
 * Placeholders without a value are removed.
 */
export function fillIn(html: string, operator: Operator): string {
  const data = JSON.stringify(operator).replaceAll('<', '\\u003c');
  const filled = linkProfiles(nameCustomers(html, operator.trustedBy), operator.social).replaceAll(
    PLACEHOLDERS.supportEmail,
    () => escapeHtml(operator.supportEmail),
  );
  return filled.replace(
    '<script type="application/json" id="operator">{}</script>',
    () => `<script type="application/json" id="operator">${data}</script>`,
  );
}
