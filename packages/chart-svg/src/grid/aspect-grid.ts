import type { ChartAspect, ChartBody } from '../chart.ts';
import { captionBlock, captionHeight } from '../lettering/caption.ts';
import { frame, type HitArea, marked, glyphPath, strokes, textElement } from '../draw/xml.ts';
import { fixed, line } from '../draw/path.ts';
import { type Drawing, type DrawOptions, isLegible, type LayoutItem, VIEW } from '../drawing.ts';
import { ASPECT_GLYPHS, bodyGlyph } from '../glyphs/glyph.ts';
import { centred, LETTER_WEIGHT } from '../lettering/lettering.ts';
import { type Theme, themeOf } from '../themes/theme.ts';
import { aspectKey, bodyName } from '../words.ts';

const MARGIN = 40;

/**
 * The aspects as a table with their orbs: a triangle for one chart, a rectangle with the second chart's bodies along
 * the top for two. In each aspect `a` is an id of `bodies` and `b` an id of `across` (or `bodies`).
 */
export function drawAspectGrid(
  bodies: readonly ChartBody[],
  across: readonly ChartBody[] | null,
  aspects: readonly ChartAspect[],
  options: DrawOptions,
): Drawing {
  const theme = themeOf(options.theme);
  const columns = across ?? bodies;
  const rows = bodies;
  const extra = across === null ? 0 : 1;
  const cell = (VIEW - 2 * MARGIN) / Math.max(1, Math.max(rows.length, columns.length) + extra);
  const weight = cell / 26;
  const layout: LayoutItem[] = [];
  const place = (column: number, row: number): { x: number; y: number } => ({
    x: MARGIN + (column + 0.5) * cell,
    y: MARGIN + (row + 0.5) * cell,
  });
  const head = (body: ChartBody, column: number, row: number, kind: 'point' | 'second_point'): string => {
    const at = place(column, row);
    layout.push({ kind, id: body.id, ...at, width: cell * 0.6, height: cell * 0.6, longitudeDeg: body.longitudeDeg });
    return marked(
      options.mark,
      { kind, id: body.id },
      square(at, cell),
      { 'data-point': body.id },
      textElement('title', bodyName(body.id)),
      strokes(
        [glyphPath(bodyGlyph(body.id), at.x, at.y, cell * 0.6)],
        kind === 'point' ? theme.ink : theme.second,
        weight * 1.5,
      ),
    );
  };
  const heads =
    across === null
      ? rows.map((body, index) => head(body, index, index, 'point'))
      : [
          ...rows.map((body, index) => head(body, 0, index + 1, 'point')),
          ...columns.map((body, index) => head(body, index + 1, 0, 'second_point')),
        ];
  const orbHeight = cell * 0.235;
  const written = options.show.degrees && isLegible(orbHeight, options.sizePx);
  const cells = aspects.map((aspect) => {
    const a = rows.findIndex(({ id }) => id === aspect.a);
    const b = columns.findIndex(({ id }) => id === aspect.b);
    if (a < 0 || b < 0) return '';
    const at = across === null ? place(Math.min(a, b), Math.max(a, b)) : place(b + 1, a + 1);
    layout.push({ kind: 'aspect', id: `${aspect.a}-${aspect.b}`, ...at, width: cell, height: cell });
    const glyphBox = cell * (written ? 0.42 : 0.58);
    const orb = centred(orbText(aspect.orbDeg), at.x, at.y + cell * 0.29, orbHeight);
    return marked(
      options.mark,
      { kind: 'aspect', id: aspectKey(aspect) },
      square(at, cell),
      {},
      textElement(
        'title',
        `${bodyName(aspect.a)} ${aspect.kind.replaceAll('_', ' ')} ${bodyName(aspect.b)}, orb ${orbText(aspect.orbDeg)}`,
      ),
      strokes(
        [glyphPath(ASPECT_GLYPHS[aspect.kind] ?? '', at.x, at.y - (written ? cell * 0.12 : 0), glyphBox)],
        theme.aspects[aspect.nature],
        weight * 1.3,
      ),
      written ? strokes([orb.path], theme.inkSoft, orbHeight * LETTER_WEIGHT.regular) : '',
    );
  });
  return frame(
    options,
    theme,
    `${aspects.length} aspects.`,
    [
      strokes(rules(rows.length, columns.length, across !== null, cell), theme.hairline, weight * 0.6),
      ...heads,
      ...cells,
      across === null ? triangleCaption(options, theme, cell) : '',
    ],
    layout,
  );
}

/** The caption in the empty half above the triangle. */
function triangleCaption({ caption, sizePx }: DrawOptions, theme: Theme, cell: number): string {
  if (caption === undefined) return '';
  return captionBlock([...caption.chart, ...caption.method], {
    x: VIEW - MARGIN,
    y: MARGIN,
    height: captionHeight(sizePx),
    side: 'end',
    theme,
    hasTitle: true,
    widthAt: (_, bottom) => VIEW - 2 * MARGIN - (Math.floor((bottom - MARGIN) / cell) + 2) * cell,
  });
}

/** A cell as an area to be selected. */
function square({ x, y }: { readonly x: number; readonly y: number }, side: number): HitArea {
  const [left, top, right, bottom] = [x - side / 2, y - side / 2, x + side / 2, y + side / 2];
  return { d: `${line(left, top, right, top)} L ${fixed(right)} ${fixed(bottom)} L ${fixed(left)} ${fixed(bottom)} Z` };
}

/** `3°06′`, unsigned. */
function orbText(orbDeg: number): string {
  const minutes = Math.floor(Math.abs(orbDeg) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function rules(rows: number, columns: number, full: boolean, cell: number): readonly string[] {
  const [width, height] = full ? [columns + 1, rows + 1] : [columns, rows];
  const at = (steps: number): number => MARGIN + steps * cell;
  const across = Array.from({ length: height + 1 }, (_, row) =>
    line(at(0), at(row), at(full ? width : Math.min(width, row + (row === height ? 0 : 1))), at(row)),
  );
  const down = Array.from({ length: width + 1 }, (_, column) =>
    line(at(column), at(full ? 0 : Math.max(0, column - 1)), at(column), at(height)),
  );
  return [...across, ...down];
}
