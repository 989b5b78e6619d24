import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { STYLES } from '@theia-astro/endpoints/chart/options';
import { DRAWINGS } from '../src/features/gallery/drawings.ts';
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

  it('are drawn by the calls beside them, in the proportions that the page keeps for them', async () => {
    const pictures = await galleryDrawings();
    assert.equal(pictures.size, DRAWINGS.length);
    for (const [index, svg] of [...pictures.values()].entries()) {
      const drawing = DRAWINGS[index];
      const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      assert.ok(drawing !== undefined);
      assert.ok(
        Math.abs(drawing.width / drawing.height - Number(width) / Number(height)) < 0.001,
        `${drawing.id}: ${width} × ${height}`,
      );
    }
  });
});
