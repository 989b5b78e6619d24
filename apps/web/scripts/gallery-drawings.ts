import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { type Drawing, DRAWINGS } from '../src/features/gallery/drawings.ts';

const NOW_MS = Date.UTC(2026, 0, 1);
const SVG = 'image/svg+xml';

/** The address of a drawing on the page and as a file of the build. */
const drawingAddress = ({ id }: Pick<Drawing, 'id'>): string => `/gallery/${id}.svg`;

/** The pictures of the gallery as the API draws them today, by address. @throws Error for a call that draws nothing */
export async function galleryDrawings(): Promise<ReadonlyMap<string, string>> {
  const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), nowMs: NOW_MS, account: null };
  return new Map(
    DRAWINGS.map((drawing) => {
      const endpoint = catalog.find(({ path }) => path === drawing.path);
      if (endpoint === undefined) throw new Error(`The catalogue has no ${drawing.path}`);
      const request = endpoint.parse(drawing.body, NOW_MS);
      const form = endpoint.forms?.of(request)?.offered.find(({ mediaType }) => mediaType === SVG);
      if (form?.write == null) throw new Error(`${drawing.id} is no picture`);
      return [drawingAddress(drawing), form.write(endpoint.calculate(context, request))];
    }),
  );
}
