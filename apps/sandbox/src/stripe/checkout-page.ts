import { escapeHtml } from '../look.ts';
import { needsNoCard } from './checkout.ts';
import type { Session } from './objects/objects.ts';
import { page, usd } from './page.ts';
import { sumSession } from './sums.ts';
import type { SandboxContext } from './sandbox-context.ts';

const TITLE = { payment: 'Pay', subscription: 'Subscribe', setup: 'Save a card' } as const;
const BUTTON = { payment: 'Pay', subscription: 'Subscribe', setup: 'Save card' } as const;
const EXAMPLES = [
  ['4242 4242 4242 4242', 'accepted'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 0341', 'accepted here, declined later'],
  ['4000 0027 6000 3184', 'the bank asks, every time'],
  ['4000 0000 0000 0069', 'expired'],
] as const;

export interface Entered {
  readonly number: string;
  readonly expiry: string;
  readonly error: string | null;
}

/** The page of a checkout session. */
export function checkoutPage(world: SandboxContext, session: Session, entered: Entered): string {
  const { lines, trialDays, promotionCode } = session.sandbox;
  const { discount, tax, total } = sumSession(world, session);
  const rows = [
    ...lines.map(
      ({ price, quantity }) =>
        `<tr><td>${escapeHtml(price.nickname)}${price.recurring === null ? '' : ', monthly'}</td><td class="right">${usd(price.unit_amount * quantity)}</td></tr>`,
    ),
    ...(promotionCode === null
      ? []
      : [
          `<tr><td>Promotion code ${escapeHtml(world.state.promotionCodes[promotionCode]?.code ?? '')}</td><td class="right">${usd(-discount)}</td></tr>`,
        ]),
    ...(session.automatic_tax.enabled
      ? [`<tr><td>Tax</td><td class="right">${tax === null ? 'by country' : usd(tax)}</td></tr>`]
      : []),
  ];
  const sum =
    session.mode === 'setup'
      ? []
      : [
          `<p class="sum">${usd(session.amount_total ?? 0)}${trialDays > 0 ? ` <span class="note">today; ${trialDays} days free, then ${usd(total)} a month</span>` : ''}</p>`,
          `<table>${rows.join('')}</table>`,
        ];
  const codeField =
    session.allow_promotion_codes === true
      ? `<form method="post" action="/pay/${session.id}"><label>Promotion code<input name="code" autocomplete="off" value="${escapeHtml(promotionCode === null ? '' : (world.state.promotionCodes[promotionCode]?.code ?? ''))}"></label><p><button name="action" value="code" class="small">Apply</button></p></form>`
      : '';
  return page(TITLE[session.mode], [
    `<h1>${TITLE[session.mode]}</h1><p>Stripe sandbox: replaces Stripe on this machine. No money moves.</p>`,
    ...sum,
    entered.error === null ? '' : `<p class="bad" role="alert">${escapeHtml(entered.error)}</p>`,
    codeField,
    `<form method="post" action="/pay/${session.id}">`,
    tax === null
      ? '<label>Country (two letters)<input name="country" autocomplete="country" maxlength="2" required placeholder="DE"></label>'
      : '',
    `<label>Card number<input name="number" inputmode="numeric" autocomplete="off" value="${escapeHtml(entered.number)}" placeholder="4242 4242 4242 4242"${needsNoCard(session) ? '' : ' required'}></label>`,
    `<div class="row"><label>Expiry (MM / YY)<input name="expiry" autocomplete="off" value="${escapeHtml(entered.expiry)}" placeholder="12 / 34"></label><label>CVC<input name="cvc" inputmode="numeric" autocomplete="off" placeholder="123"></label></div>`,
    needsNoCard(session) ? '<p class="note">No card is needed for the trial.</p>' : '',
    `<button class="strong" name="action" value="pay">${BUTTON[session.mode]}</button></form>`,
    session.cancel_url === null ? '' : `<p style="margin-top:1rem"><a href="/pay/${session.id}/cancel">Go back</a></p>`,
    '<h2>Test cards</h2><table>',
    ...EXAMPLES.map(([number, meaning]) => `<tr><td class="number">${number}</td><td>${meaning}</td></tr>`),
    '</table>',
  ]);
}

/** The bank's page where the customer confirms the payment. */
export function bankPage(session: Session, entered: Entered): string {
  const keep = `<input type="hidden" name="number" value="${escapeHtml(entered.number)}"><input type="hidden" name="expiry" value="${escapeHtml(entered.expiry)}">`;
  return page('Your bank', [
    '<h1>Your bank asks</h1><p>Do you confirm this payment? (Stripe sandbox)</p>',
    `<form method="post" action="/pay/${session.id}">${keep}<button class="strong" name="action" value="confirm">Confirm</button></form>`,
    `<p style="margin-top:1rem"></p><form method="post" action="/pay/${session.id}">${keep}<button name="action" value="refuse">Refuse</button></form>`,
  ]);
}
