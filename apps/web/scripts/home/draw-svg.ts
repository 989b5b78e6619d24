import { catalog } from '@theia-astro/endpoints/catalog';
import type { CalculationContext, Endpoint } from '@theia-astro/endpoints/endpoint';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';

export const NOW_MS = Date.UTC(2026, 0, 1);

let opened: Promise<CalculationContext> | null = null;

async function open(): Promise<CalculationContext> {
  return { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), nowMs: NOW_MS, account: null };
}

/** What an endpoint calculates with; opened once a build. */
export const calculationContext = (): Promise<CalculationContext> => (opened ??= open());

/** @throws Error if the catalogue has no such path */
export function endpointAt(path: string): Endpoint {
  const found = catalog.find((entry) => entry.path === path);
  if (found === undefined) throw new Error(`The catalogue has no ${path}`);
  return found;
}

/** The SVG with which a call is answered. @throws Error for a call that draws nothing */
export async function drawSvg(path: string, body: Readonly<Record<string, unknown>>): Promise<string> {
  const endpoint = endpointAt(path);
  const request = endpoint.parse(body, NOW_MS);
  const form = endpoint.forms?.of(request)?.offered.find(({ mediaType }) => mediaType === 'image/svg+xml');
  if (form?.write == null) throw new Error(`${path} draws no picture of ${JSON.stringify(body)}`);
  return form.write(endpoint.calculate(await calculationContext(), request));
}
