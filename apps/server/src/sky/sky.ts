import type { NatalInclude } from '@theia/astro/natal/settings';
import { type Drawing, SHOW_ALL } from '@theia/chart-svg/drawing';
import type { ThemeName } from '@theia/chart-svg/themes/theme';
import { drawWheel } from '@theia/chart-svg/wheel/wheel';
import { ownAspects, wheelChart } from '@theia/endpoints/chart/wheel-chart';
import type { CalculationContext } from '@theia/endpoints/endpoint';
import { calculateChart } from '@theia/endpoints/natal/chart';
import { wireAspect } from '@theia/endpoints/natal/wire-aspects';
import { wire } from '@theia/endpoints/natal/wire-number';
import { wireLunarPhase } from '@theia/endpoints/natal/wire-parts';
import { wirePoints } from '@theia/endpoints/natal/wire-point';
import { instantText } from '@theia/endpoints/shared/instant-text';
import { buildMeta } from '@theia/endpoints/shared/meta';
import { julianDaysOf } from '@theia/endpoints/shared/range';
import { WESTERN_DEFAULTS } from '@theia/endpoints/shared/settings';

const MINUTE_MS = 60_000;
const SIZE_PX = 800;
const COMPACT_SIZE_PX = 400;
const PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points', 'aspects', 'lunar_phase']);

/** The sky over the whole earth at a minute: the answer as JSON, and its picture. */
export interface Sky {
  readonly utc: string;
  readonly json: string;
  /** Compact: drawn larger and with less detail, for small screens. */
  svg(theme: ThemeName, compact: boolean): string;
}

export type ReadSky = (nowMs: number) => Sky;

/** The sky of the minute a clock is in, computed and drawn once a minute at most. */
export function skyOfMinute(context: Pick<CalculationContext, 'ephemeris' | 'places'>): ReadSky {
  let minute = Number.NaN;
  let sky: Sky | null = null;
  return (nowMs) => {
    const current = Math.floor(nowMs / MINUTE_MS);
    if (sky === null || current !== minute) {
      sky = readSky(context, current * MINUTE_MS);
      minute = current;
    }
    return sky;
  };
}

/** How long an answer given now stays the sky of this minute; whole seconds, at least 1. */
export function secondsLeft(nowMs: number): number {
  return Math.max(1, Math.floor((MINUTE_MS - (nowMs % MINUTE_MS)) / 1000));
}

function readSky(context: Pick<CalculationContext, 'ephemeris' | 'places'>, utcMs: number): Sky {
  const { ephemeris } = context;
  const { jdUt } = julianDaysOf(ephemeris, utcMs, 'utc');
  const { chart } = calculateChart(ephemeris, {
    moment: { jdUt, unknownTime: false, day: null },
    place: null,
    settings: WESTERN_DEFAULTS,
    include: PARTS,
    bodiesAsked: false,
    fields: { bodies: 'bodies', houseSystem: 'house_system', date: 'utc' },
  });
  const utc = instantText(utcMs);
  const json = JSON.stringify({
    product: 'sky',
    utc,
    julian_day_ut: wire(jdUt),
    points: wirePoints(ephemeris, chart.points, { house: false, stations: false, gauquelin: false }),
    aspects: (chart.aspects ?? []).map((aspect) => wireAspect(aspect, false)),
    lunar_phase: chart.lunarPhase && wireLunarPhase(chart.lunarPhase),
    meta: buildMeta(context, { jdUt, ayanamsa: null, source: chart.source }),
  });
  const drawn = new Map<string, Drawing>();
  const draw = (theme: ThemeName, sizePx: number): Drawing =>
    drawWheel(wheelChart(chart), ownAspects(chart), {
      sizePx,
      theme,
      title: 'The sky now',
      description: `${utc}, seen from the centre of the earth.`,
      show: SHOW_ALL,
    });
  return {
    utc,
    json,
    svg: (theme, compact) => {
      const sizePx = compact ? COMPACT_SIZE_PX : SIZE_PX;
      const drawing = drawn.get(`${theme} ${sizePx}`) ?? draw(theme, sizePx);
      drawn.set(`${theme} ${sizePx}`, drawing);
      return drawing.svg;
    },
  };
}
