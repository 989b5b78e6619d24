import { ENDPOINT_TAGS, type EndpointTag } from '../endpoint.ts';

const DESCRIPTIONS: Readonly<Record<EndpointTag, string>> = {
  Western: 'Charts, wheels, transits, progressions, returns and comparisons in the Western way.',
  Vedic: 'Kundli, panchang, varshaphal, guna milan and sade sati in the Indian way.',
  Sky: 'Positions, ephemerides, Moon phases and eclipses, with or without a birth.',
  Places: 'Places by name, and time zones with their history.',
  'Any product': 'Every product by name, one or many in one call.',
  Events: 'What will happen in the sky of a birth, sent to you when it does.',
  Account: 'The account that calls: its plan, quota and balance.',
  Service: 'The server itself: health, readiness and this document. No key needed.',
};

/** Groups of operations, in the order the reference shows them. */
export const TAGS: readonly { readonly name: string; readonly description: string }[] = ENDPOINT_TAGS.map((name) => ({
  name,
  description: DESCRIPTIONS[name],
}));
