import type { Plugin } from 'vite';
import { EXAMPLE } from '../../src/features/home/demo/example.ts';
import { unitPrices } from '../../src/lib/offer.ts';
import { pick, type Shape } from '../pick.ts';
import { writtenSamples } from '../sample-reports/written-samples.ts';
import { calculationContext, drawSvg, endpointAt, NOW_MS } from './draw-svg.ts';
import { shortenPaths } from './shorten-paths.ts';

/** One drawing for phones and large screens: with the lettering of a phone it stays readable, and the page light. */
const WHEEL_SIZE_PX = 400;
/** The balance of the caller in the sample headers before the call. */
const BALANCE_USD = 25;
const USD_DECIMALS = 4;

const RESPONSE: Shape = {
  product: true,
  at: true,
  rising_sign: true,
  points: { sun: { longitude: true, house: true }, moon: { longitude: true, house: true } },
  time: { timezone: true, offset: true },
};

/** The response to the example's call, and the headers of a call that the wallet pays. */
async function example() {
  const natal = endpointAt('/swiss/natal');
  const request = natal.parse(EXAMPLE, NOW_MS);
  const { priceTier } = natal.need(request);
  const price = unitPrices.find(({ tier }) => tier === priceTier)?.unitPriceUsd;
  if (price === undefined) throw new Error(`Nothing costs ${priceTier}`);
  const response: unknown = JSON.parse(JSON.stringify(natal.calculate(await calculationContext(), request)));
  return {
    response: JSON.stringify(pick(response, RESPONSE), null, 2),
    headers: [
      `Theia-Cost-Usd: ${price.toFixed(USD_DECIMALS)}`,
      `Theia-Balance-Usd: ${(BALANCE_USD - price).toFixed(USD_DECIMALS)}`,
      'RateLimit-Remaining: 9',
    ].join('\n'),
  };
}

/** The wheel of the example as POST /chart draws it, in the colours of the page. */
const wheel = async (): Promise<string> =>
  shortenPaths(
    await drawSvg('/chart', { ...EXAMPLE, style: 'wheel', format: 'svg', theme: 'css', size: WHEEL_SIZE_PX }),
  );

/** What the landing page quotes of a sample report: its opening, and one paragraph of a section. */
const QUOTED = { sample: 'birth-chart', section: 'mind', paragraph: 1 } as const;

async function passage() {
  const sample = (await writtenSamples()).find(({ id }) => id === QUOTED.sample);
  const section = sample?.report.sections.find(({ id }) => id === QUOTED.section);
  const paragraph = section?.paragraphs[QUOTED.paragraph];
  if (sample === undefined || section === undefined || paragraph === undefined)
    throw new Error(`The sample ${QUOTED.sample} has no such paragraph`);
  return {
    id: sample.id,
    title: sample.report.title,
    words: sample.report.words,
    opening: sample.report.opening,
    section: section.title,
    paragraph,
  };
}

const exported = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)};\n`;

const modules: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:home-example': async () => {
    const { response, headers } = await example();
    return exported('response', response) + exported('headers', headers);
  },
  'virtual:home-wheel': async () => exported('wheel', await wheel()),
  'virtual:home-passage': async () => exported('passage', await passage()),
};

/** Gives the landing page its example, computed and drawn as the API does it: the modules above. */
export function homeModules(): Plugin {
  return {
    name: 'home-modules',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? (modules[id.slice(1)]?.() ?? null) : null),
  };
}
