import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import {
  type Drawing,
  DRAWING_THEMES,
  drawingAddress,
  DRAWINGS,
  PHONE_DRAWING_PX,
} from '../src/features/gallery/drawings.ts';

const NOW_MS = Date.UTC(2026, 0, 1);
const SVG = 'image/svg+xml';

/** The pictures of the gallery as the API draws them today, by address. @throws Error for a request that draws nothing */
export async function galleryDrawings(): Promise<ReadonlyMap<string, string>> {
  const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), nowMs: NOW_MS, account: null };
  const drawn = ({ id, path, body }: Drawing, changes: Readonly<Record<string, unknown>>): string => {
    const endpoint = catalog.find((candidate) => candidate.path === path);
    if (endpoint === undefined) throw new Error(`The catalogue has no ${path}`);
    const request = endpoint.parse({ ...body, ...changes }, NOW_MS);
    const form = endpoint.forms?.of(request)?.offered.find(({ mediaType }) => mediaType === SVG);
    if (form?.write == null) throw new Error(`${id} is no picture`);
    return form.write(endpoint.calculate(context, request));
  };
  return new Map(
    DRAWINGS.flatMap((drawing) =>
      DRAWING_THEMES.flatMap((theme): [string, string][] => [
        [drawingAddress(drawing, theme, 'full'), drawn(drawing, { theme })],
        ...(drawing.hasPhoneSize
          ? ([[drawingAddress(drawing, theme, 'phone'), drawn(drawing, { theme, size: PHONE_DRAWING_PX })]] as [
              string,
              string,
            ][])
          : []),
      ]),
    ),
  );
}
