import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CROWDED, NEW_YORK, NO_TIME, VEDIC } from '../tests/support/charts.ts';
import { ASPECT_KINDS } from '@theia-astro/astro/aspects/kinds';
import { ChartDataError } from './chart-data-error.ts';
import { type Picture, pictureText, plainPicture, selectablePicture } from './picture.ts';
import { CHART_KINDS, type PictureOptions } from './picture-options.ts';
import { natureOf } from './read-answer.ts';

const wheel = (more: Partial<PictureOptions> = {}, widthPx = 800, selected: string | null = null): Picture =>
  selectablePicture({ kind: 'wheel', chart: NEW_YORK, ...more }, widthPx, selected);
const labels = ({ items }: Picture): readonly string[] => [...items.values()].map(({ label }) => label);
const drawnKeys = ({ content }: Picture): readonly string[] =>
  [...content.matchAll(/data-key="([^"]+)"/g)].map(([, key]) => key!);

describe('the nature of an aspect', () => {
  it('is that of the calculation', () => {
    for (const [id, { nature }] of Object.entries(ASPECT_KINDS)) assert.equal(natureOf(id), nature, id);
  });
});

describe('the parts of a chart', () => {
  it('are labelled with name, place, house and motion', () => {
    const { items } = wheel();
    assert.equal(items.get('sun')?.label, 'Sun, 24°23′ Gemini, house 9');
    assert.equal(items.get('saturn')?.label, 'Saturn, 24°01′ Capricorn, house 4, retrograde');
    assert.equal(items.get('house:9')?.label, 'House 9, 12°45′ Gemini');
    assert.equal(items.get('aspect:sun-square-moon')?.label, 'Sun square Moon, orb 5°24′, applying');
    assert.equal(items.get('aspect:moon-trine-jupiter')?.label, 'Moon trine Jupiter, orb 3°02′, separating');
  });

  it('speak the words of the page', () => {
    const names = { sun: 'Sol', gemini: 'Géminis', house: 'casa', square: 'cuadratura', moon: 'Luna', orb: 'orbe' };
    const { items } = wheel({ names });
    assert.equal(items.get('sun')?.label, 'Sol, 24°23′ Géminis, casa 9');
    assert.equal(items.get('house:9')?.label, 'Casa 9, 12°45′ Géminis');
    assert.equal(items.get('aspect:sun-square-moon')?.label, 'Sol cuadratura Luna, orbe 5°24′, applying');
  });

  it('speak the language of the answer, as the API names its ids', () => {
    const names = {
      language: 'es',
      signs: { gemini: 'Géminis', pisces: 'Piscis' },
      bodies: { sun: 'Sol', moon: 'Luna' },
      angles: { asc: 'Ascendente' },
      houses: { 6: 'Casa 6', 9: 'Casa 9' },
      aspects: { square: 'Cuadratura' },
    };
    const { items } = wheel({ chart: { ...NEW_YORK, names } });
    assert.equal(items.get('sun')?.label, 'Sol, 24°23′ Géminis, Casa 9');
    assert.equal(items.get('house:9')?.label, 'Casa 9, 12°45′ Géminis');
    assert.equal(items.get('asc')?.label, 'Ascendente, 13°42′ Libra');
    assert.equal(items.get('aspect:sun-square-moon')?.label, 'Sol Cuadratura Luna, orb 5°24′, applying');
    assert.deepEqual(labels(wheel({ names })), labels(wheel({ chart: { ...NEW_YORK, names } })));
  });

  it('go round the zodiac from the ascendant, then through houses and aspects', () => {
    const keys = [...wheel().items.keys()];
    const points = [
      'asc',
      'ic',
      'saturn',
      'moon',
      'mars',
      'dsc',
      'venus',
      'mercury',
      'sun',
      'mc',
      'jupiter',
      'south_node',
    ];
    assert.deepEqual(keys.slice(0, 12), points);
    assert.deepEqual(
      keys.slice(12, 24),
      Array.from({ length: 12 }, (_, index) => `house:${index + 1}`),
    );
    assert.deepEqual(keys.slice(24), ['aspect:sun-square-moon', 'aspect:moon-trine-jupiter']);
  });

  it('are one tab stop: the selected one, else the first', () => {
    const stops = ({ content }: Picture): readonly string[] =>
      [...content.matchAll(/data-key="([^"]+)"[^>]*tabindex="0"/g)].map(([, key]) => key!);
    assert.deepEqual(stops(wheel()), ['asc']);
    assert.deepEqual(stops(wheel({}, 800, 'moon')), ['moon']);
    assert.deepEqual(stops(wheel({}, 800, 'nothing')), ['asc']);
    assert.match(wheel({}, 800, 'moon').content, /data-key="moon"[^>]*aria-pressed="true"/);
  });

  it('are all drawn, each once, each with the area in which it is hit', () => {
    for (const kind of CHART_KINDS)
      for (const chart of kind === 'wheel' || kind === 'grid' ? [NEW_YORK, NO_TIME, CROWDED] : [NEW_YORK, VEDIC]) {
        const picture = wheel({ kind, chart });
        const keys = drawnKeys(picture);
        assert.equal(new Set(keys).size, keys.length, kind);
        assert.deepEqual(keys.toSorted(), [...picture.items.keys()].toSorted(), kind);
        assert.equal([...picture.content.matchAll(/class="hit"/g)].length, keys.length, kind);
      }
  });

  it('of two charts have different keys, and aspects go from the inner to the outer one', () => {
    const outer = { points: { mars: { longitude: 62.25, retrograde: false, natal_house: 8 } } };
    const row = { point_1: 'mars', point_2: 'sun', aspect: 'square', orb: 0.4, applying: null };
    const { items, content } = wheel({ outer, aspects: [{ ...row, chart_1: 'transit', chart_2: 'natal' }] });
    assert.equal(items.get('outer:mars')?.label, 'Mars, 2°15′ Gemini, house 8, outer wheel');
    assert.equal(items.get('mars')?.label, 'Mars, 11°14′ Aries, house 6');
    const aspect = items.get('aspect:sun-square-mars');
    assert.deepEqual(aspect?.kind === 'aspect' && [aspect.from, aspect.to], ['sun', 'outer:mars']);
    assert.match(content, /data-key="outer:mars"/);
  });

  it('without a birth time have no houses and no angles', () => {
    const { items } = wheel({ chart: NO_TIME });
    assert.deepEqual(
      [...items.keys()].filter((key) => key.startsWith('house:') || key === 'asc' || key === 'mc'),
      [],
    );
  });
});

describe('an Indian chart', () => {
  it('counts houses from the lagna, and never marks the nodes as retrograde', () => {
    const picture = wheel({ kind: 'north', chart: VEDIC });
    assert.equal(picture.items.get('lagna')?.label, 'Lagna, 7°45′ Taurus, house 1');
    assert.equal(picture.items.get('rahu')?.label, 'Rahu, 5°06′ Taurus, house 1');
    assert.equal(picture.items.get('saturn')?.label, 'Saturn, 20°30′ Cancer, house 3, retrograde');
    assert.equal(picture.items.get('house:3')?.label, 'House 3, Cancer');
  });

  it('of a division knows signs only', () => {
    const { items } = wheel({ kind: 'south', chart: VEDIC, varga: 9 });
    assert.equal(items.get('moon')?.label, 'Moon, Leo, house 6');
    const moon = items.get('moon');
    assert.deepEqual(moon?.kind === 'point' && [moon.longitude, moon.sign], [null, 'leo']);
  });

  it('that the answer does not have is rejected by its name', () => {
    assert.throws(() => wheel({ kind: 'south', chart: VEDIC, varga: 10 }), /no D10/);
    assert.throws(() => wheel({ kind: 'south', chart: { points: {} }, varga: 9 }), ChartDataError);
  });
});

describe('a picture', () => {
  it('takes every colour from a variable with a light and a dark one, and has no style attributes', () => {
    const { content } = wheel();
    const colours = [...content.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!);
    for (const colour of colours)
      assert.match(
        colour,
        /^(none|transparent|var\(--theia-chart-[a-z-]+, (transparent|light-dark\(#\w{6}, #\w{6}\))\))$/,
      );
    assert.doesNotMatch(content, /style=|<title|<desc/);
  });

  it('has fixed colours in the other themes, so that it can be a file', () => {
    for (const theme of ['light', 'dark', 'print'] as const)
      assert.doesNotMatch(pictureText({ kind: 'wheel', chart: NEW_YORK, theme }, 800), /var\(|light-dark/);
  });

  it('that is not selectable has its positions in a description and has no buttons', () => {
    const { content } = plainPicture({ kind: 'wheel', chart: NEW_YORK, description: 'New York.' }, 800);
    assert.match(content, /^<desc>New York\. Ascendant 13°42′ Libra/);
    assert.doesNotMatch(content, /role="button"|class="hit"/);
  });

  it('below 300 pixels has no degrees unless they are asked for', () => {
    const paths = (widthPx: number, degrees?: boolean): number =>
      wheel(degrees === undefined ? {} : { show: { degrees } }, widthPx).content.length;
    assert.ok(paths(240) < paths(400));
    assert.ok(paths(240) < paths(240, true));
  });

  it('is rejected for an answer without points, such as an error of the API', () => {
    const problem = { code: 'invalid_date', status: 400, detail: 'x' };
    for (const kind of CHART_KINDS) assert.throws(() => wheel({ kind, chart: problem as object }), /no points/);
    assert.throws(() => wheel({ chart: { points: { sun: { longitude: NaN } } } }), /points\.sun\.longitude/);
  });

  it('escapes whatever the answer and the page name', () => {
    const evil = '"><script>alert(1)</script>';
    const chart = { ...NEW_YORK, points: { ...NEW_YORK.points, [evil]: { longitude: 3 } } };
    const { content } = wheel({ chart, title: evil, names: { sun: evil, house: evil } });
    assert.doesNotMatch(content, /<script/);
    assert.ok(labels(wheel({ chart })).some((label) => label.includes('script')));
    assert.doesNotMatch(pictureText({ kind: 'grid', chart, title: evil }, 800), /<script/);
  });
});
