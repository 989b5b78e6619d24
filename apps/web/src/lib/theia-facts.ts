import { formatUnitPrice } from './format.ts';
import { plans, TRIAL_DAYS, unitPrices } from './offer.ts';
import { paths } from './paths.ts';

/** What the catalogue of the API has. */
export interface Counts {
  readonly version: string;
  /** Names of the endpoints. */
  readonly products: readonly string[];
  readonly houseSystems: number;
  readonly ayanamsas: number;
  readonly vargas: number;
  readonly languages: number;
}

/** A statement about Theia, with links to its pages. */
export type Sentence = readonly (string | { readonly to: string; readonly label: string })[];

/** What Theia lacks, unless the catalogue has a product for it by now. */
const PRODUCTS_WANTED = [
  {
    text: 'Human Design, the four pillars (BaZi), numerology and tarot.',
    unless: /human_design|pillars|bazi|numerology|tarot/,
  },
  { text: 'Daily Sun-sign horoscopes.', unless: /horoscope/ },
] as const;

/** What Theia lacks, compared with the alternatives. */
export function theiaLacks({ products, version }: Counts): readonly string[] {
  return [
    ...PRODUCTS_WANTED.filter(({ unless }) => !products.some((name) => unless.test(name))).map(({ text }) => text),
    'Reports under your own logo, and in languages other than English.',
    'Clients for phones, Go, PHP or .NET: there are TypeScript and Python; everything else uses HTTP.',
    'A licence for closed-source programs: Theia is AGPL-3.0, like its engine.',
    `Years of use by others: this is version ${version}.`,
  ];
}

/** What Theia has: counted in the catalogue and the offer. */
export function theiaHas({ products, houseSystems, ayanamsas, vargas, languages }: Counts): readonly Sentence[] {
  const [cheapest] = plans;
  const [least] = unitPrices;
  return [
    [
      `${products.length} `,
      { to: paths.apiReference, label: 'endpoints' },
      `, Western and Vedic, with ${houseSystems} house systems, ${ayanamsas} ayanamsas and ${vargas} vargas.`,
    ],
    ['Written reports as PDF, HTML, Markdown and JSON; each paragraph names the placements it is based on.'],
    [`Names of signs, bodies, nakshatras and more in ${languages} languages.`],
    [
      { to: paths.accuracy, label: 'Comparisons' },
      ' with JPL, NASA, almanacs and other programs, measured for each release.',
    ],
    [
      `From $${cheapest?.priceUsd ?? 0} a month or $${formatUnitPrice(least?.unitPriceUsd ?? 0)} a call; ${TRIAL_DAYS} days free, no card. `,
      { to: paths.plans, label: 'Pricing' },
    ],
    ['The whole source, with accounts, wallet and dashboard.'],
  ];
}
