/** How a test card behaves on the checkout page, and when it is charged later off session. */
export interface TestCard {
  readonly brand: string;
  readonly onPage: 'accepted' | 'declined' | 'asks';
  readonly later: 'accepted' | 'declined' | 'asks';
  readonly declineCode: string;
  readonly message: string;
}

type Outcome = TestCard['onPage'];

const card = (onPage: Outcome, later: Outcome, declineCode = '', message = 'Your card was declined.'): TestCard => ({
  brand: 'visa',
  onPage,
  later,
  declineCode,
  message,
});

const AUTHENTICATE = 'Your card was declined. This transaction requires authentication.';
export const GOOD_CARD = card('accepted', 'accepted');

/** The test numbers of Stripe that we use (docs.stripe.com/testing). */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', GOOD_CARD],
  ['5555555555554444', { ...GOOD_CARD, brand: 'mastercard' }],
  ['378282246310005', { ...GOOD_CARD, brand: 'amex' }],
  ['4000000000000002', card('declined', 'declined', 'generic_decline')],
  ['4000000000009995', card('declined', 'declined', 'insufficient_funds', 'Your card has insufficient funds.')],
  ['4000000000000069', card('declined', 'declined', 'expired_card', 'Your card has expired.')],
  ['4000000000000341', card('accepted', 'declined', 'generic_decline')],
  ['4000002500003155', card('asks', 'accepted', 'authentication_required', AUTHENTICATE)],
  ['4000002760003184', card('asks', 'asks', 'authentication_required', AUTHENTICATE)],
]);
