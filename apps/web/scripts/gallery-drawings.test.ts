import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { STYLES } from '@theia-astro/endpoints/chart/options';
import { DRAWING_THEMES, drawingAddress, DRAWINGS } from '../src/features/gallery/drawings.ts';
import { galleryDrawings } from './gallery-drawings.ts';

describe('the pictures of the gallery', () => {
  it('are one of every style of charts, and of every product that draws', () => {
    const styles = DRAWINGS.flatMap(({ body }) => (typeof body['style'] === 'string' ? [body['style']] : []));
    assert.deepEqual(styles.toSorted(), [...STYLES].toSorted());
    const drawing = catalog.filter(
      ({ forms, methods }) => forms?.mediaTypes.includes('image/svg+xml') === true && methods.includes('POST'),
    );
    assert.deepEqual(
      [...new Set(DRAWINGS.map(({ path }) => path))].toSorted(),
      drawing.map(({ path }) => path).toSorted(),
    );
  });

  it('are drawn by the requests beside them, in both themes, in the proportions that the page keeps for them', async () => {
    const pictures = await galleryDrawings();
    for (const drawing of DRAWINGS)
      for (const theme of DRAWING_THEMES)
        for (const size of drawing.hasPhoneSize ? (['full', 'phone'] as const) : (['full'] as const)) {
          const svg = pictures.get(drawingAddress(drawing, theme, size));
          const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg ?? '') ?? [];
          assert.ok(
            Math.abs(drawing.width / drawing.height - Number(width) / Number(height)) < 0.001,
            `${drawing.id}: ${width} × ${height}`,
          );
        }
  });
});
