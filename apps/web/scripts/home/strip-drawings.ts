import { DRAWINGS } from '../../src/features/gallery/drawings.ts';
import { STRIP_DRAWINGS, STRIP_THEMES, stripAddress } from '../../src/features/home/drawings.ts';
import { drawSvg } from './draw-svg.ts';
import { shortenPaths } from './shorten-paths.ts';

/** As small as it is shown: with the lettering and the detail of that size. */
const CHART_SIZE_PX = 400;

/** The pictures of the landing page as the API draws them today, in both themes, by address. @throws Error for one that the gallery does not have */
export async function stripDrawings(): Promise<ReadonlyMap<string, string>> {
  const drawn = STRIP_DRAWINGS.flatMap(({ id }) => {
    const drawing = DRAWINGS.find((candidate) => candidate.id === id);
    if (drawing === undefined) throw new Error(`The gallery has no ${id}`);
    const { path, body } = drawing;
    const size = path === '/chart' ? { size: CHART_SIZE_PX } : {};
    return STRIP_THEMES.map(
      async (theme) =>
        [stripAddress(id, theme), shortenPaths(await drawSvg(path, { ...body, ...size, theme }))] as const,
    );
  });
  return new Map(await Promise.all(drawn));
}
