import type { ChartAspect } from '../chart.ts';
import { marked, disc, element, textElement } from '../draw/xml.ts';
import { line } from '../draw/path.ts';
import type { Marker } from '../drawing.ts';
import type { Theme } from '../themes/theme.ts';
import { aspectKey, bodyName } from '../words.ts';
import type { WheelMetrics } from './metrics.ts';
import type { Dial } from './polar.ts';

/** Room on both sides of a chord, together. */
const HIT_WIDTH = 14;
const MAJOR: ReadonlySet<string> = new Set(['opposition', 'trine', 'square', 'sextile']);
const DASHES: Readonly<Record<string, string>> = { trine: '', square: '', opposition: '', sextile: '7 5' };

/** Chords of the inner circle; the closer to exact, the stronger the line. A conjunction has no chord. */
export function aspectLines(
  at: Dial,
  aspects: readonly ChartAspect[],
  longitudeOf: { readonly a: ReadonlyMap<string, number>; readonly b: ReadonlyMap<string, number> },
  metrics: WheelMetrics,
  theme: Theme,
  mark: Marker | undefined,
): string {
  const radius = metrics.houseInner;
  const unit = metrics.weight.hairline;
  const ends = new Set<number>();
  const drawn = aspects
    .toSorted((a, b) => strength(a) - strength(b))
    .map((aspect) => {
      const fromDeg = longitudeOf.a.get(aspect.a);
      const toDeg = longitudeOf.b.get(aspect.b);
      const major = MAJOR.has(aspect.kind);
      if (
        fromDeg === undefined ||
        toDeg === undefined ||
        aspect.kind === 'conjunction' ||
        (!major && !metrics.minorAspects)
      )
        return '';
      ends.add(fromDeg).add(toDeg);
      const from = at(fromDeg, radius);
      const to = at(toDeg, radius);
      const heavy = theme.dashes && (aspect.kind === 'square' || aspect.kind === 'opposition') ? 0.8 : 0;
      const d = line(from.x, from.y, to.x, to.y);
      const chord = element(
        'path',
        {
          d,
          stroke: theme.aspects[aspect.nature],
          'stroke-width': unit * (major ? 0.9 + heavy + 1.1 * aspect.exactness : 0.9),
          'stroke-opacity': major ? 0.34 + 0.62 * aspect.exactness : 0.3 + 0.4 * aspect.exactness,
          'stroke-dasharray': major
            ? theme.dashes
              ? DASHES[aspect.kind] || undefined
              : undefined
            : `${unit * 1.5} ${unit * 4.5}`,
        },
        textElement('title', `${bodyName(aspect.a)} ${aspect.kind.replaceAll('_', ' ')} ${bodyName(aspect.b)}`),
      );
      return mark === undefined
        ? chord
        : marked(mark, { kind: 'aspect', id: aspectKey(aspect) }, { d, width: HIT_WIDTH }, {}, chord);
    });
  const dots = [...ends].map((deg) => {
    const { x, y } = at(deg, radius);
    return disc(x, y, unit * 2.4, theme.inkSoft);
  });
  return element('g', {}, ...drawn, ...dots);
}

function strength({ kind, exactness }: ChartAspect): number {
  return (MAJOR.has(kind) ? 1 : 0) + exactness;
}
