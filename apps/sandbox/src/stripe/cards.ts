/** How a test card behaves on the checkout page, and when it is charged later off session. */
export interface TestCard {
  readonly brand: string;
  readonly onPage: 'accepted' | 'declined' | 'asks';
  readonly later: 'accepted' | 'declined' | 'asks';
  readonly declineCode: string;
  readonly message: string;
}

const accepted: TestCard = { brand: 'visa', onPage: 'accepted', later: 'accepted', declineCode: '', message: '' };

/** The numbers that Stripe documents for testing, as far as we use them (docs.stripe.com/testing). */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', accepted],
  ['5555555555554444', { ...accepted, brand: 'mastercard' }],
  ['378282246310005', { ...accepted, brand: 'amex' }],
  [
    '4000000000000002',
    {
      ...accepted,
      onPage: 'declined',
      later: 'declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
    },
  ],
  [
    '4000000000009995',
    {
      ...accepted,
      onPage: 'declined',
      later: 'declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  ],
  [
    '4000000000000069',
    {
      ...accepted,
      onPage: 'declined',
      later: 'declined',
      declineCode: 'expired_card',
      message: 'Your card has expired.',
    },
  ],
  [
    '4000000000000341',
    { ...accepted, later: 'declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  ],
  [
    '4000002500003155',
    {
      ...accepted,
      onPage: 'asks',
      later: 'accepted',
      declineCode: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    },
  ],
  [
    '4000002760003184',
    {
      ...accepted,
      onPage: 'asks',
      later: 'asks',
      declineCode: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    },
  ],
]);
