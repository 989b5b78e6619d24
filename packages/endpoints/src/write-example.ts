import { writeFile } from 'node:fs/promises';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { catalog } from './catalog.ts';
import { EXAMPLE_ACCOUNT } from './me/endpoint.ts';

/** `node packages/endpoints/src/write-example.ts report`: recomputes the example response of a product. Read the change before you commit it. */
const [name = ''] = process.argv.slice(2);
const endpoint = catalog.find((one) => one.name === name);
if (endpoint === undefined)
  throw new Error(`There is no product ${name}. There are ${catalog.map((one) => one.name).join(', ')}.`);
const { request, nowMs } = endpoint.example;
const context = {
  ephemeris: await createSwissEphemeris(),
  places: await loadPlaces(),
  account: EXAMPLE_ACCOUNT,
  nowMs,
};
const answer = endpoint.calculate(context, endpoint.parse(request, nowMs));
await writeFile(
  new URL(`${name.replaceAll('_', '-')}/example-response.json`, import.meta.url),
  `${JSON.stringify(answer, null, 2)}\n`,
);
