import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import type { MuddaPeriod, PatyayiniPeriod } from '@theia-astro/astro/vedic/varshaphal/year-dashas';
import { type Saham, SAHAMS } from '@theia-astro/astro/vedic/varshaphal/sahams';
import type { TajikaYoga } from '@theia-astro/astro/vedic/varshaphal/tajika-yogas';
import type { Varshaphal, VarshaphalParts } from '@theia-astro/astro/vedic/varshaphal/varshaphal';
import type { OfficeBearer } from '@theia-astro/astro/vedic/varshaphal/year-lord';
import { SEVEN_GRAHAS, signLordAt } from '@theia-astro/astro/vedic/zodiac';
import { signIndexAt } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { wireGrahas, wireLagna } from '../vedic-parts/graha-point.ts';
import { instantWriter, type InstantWriter, type LeanOrDetailed, wireSidereal } from '../vedic-parts/wire.ts';
import { mapIds } from '../wire/point.ts';
import { wire, type Wire } from '../wire/wire.ts';
import type { VarshaphalInclude } from './request.ts';
import {
  type muddaPeriodSchema,
  type munthaSchema,
  type officeBearerSchema,
  type patyayiniPeriodSchema,
  type sahamSchema,
  type tajikaYogaSchema,
  type yearChartSchema,
  yearShape,
} from './schema.ts';

const yearSchema = z.object(yearShape);
type Year = Wire<typeof yearSchema>;

/** Writes a Tajika year; parts that need the birth time are null without it. */
export function wireVarshaphal(ephemeris: Ephemeris, year: Varshaphal, include: ReadonlySet<VarshaphalInclude>): Year {
  const { parts, chart } = year;
  const at = instantWriter(ephemeris);
  const form = { details: include.has('details') };
  return {
    completed_years: year.completedYears,
    running_year: year.completedYears + 1,
    starts_at: at(year.startJdUt),
    ends_at: at(year.endJdUt),
    julian_day_ut: wire(year.startJdUt),
    day_birth: parts && parts.isDaytime,
    ...(chart.birth.unknownTime ? { approximate: true } : {}),
    ...wireParts(parts, include, at, form),
    ...(include.has('mudda_dasha')
      ? { mudda_dasha: year.muddaDasha.map((period) => wireMudda(at, period, form)) }
      : {}),
    ...(include.has('chart') ? { chart: wireChart(chart, form) } : {}),
  };
}

function wireParts(
  parts: VarshaphalParts | null,
  include: ReadonlySet<VarshaphalInclude>,
  at: InstantWriter,
  form: LeanOrDetailed,
): Partial<Year> {
  return {
    ...(include.has('muntha') ? { muntha: parts && wireMuntha(parts) } : {}),
    ...(include.has('year_lord') ? { year_lord: parts && parts.yearLord } : {}),
    ...(include.has('office_bearers') ? { office_bearers: parts && parts.officeBearers.map(wireBearer) } : {}),
    ...(include.has('sahams') ? { sahams: parts && wireSahams(parts) } : {}),
    ...(include.has('harsha_bala') ? { harsha_bala: parts && wireHarshaBala(parts) } : {}),
    ...(include.has('tajika_yogas') ? { tajika_yogas: parts && parts.yogas.map(wireYoga) } : {}),
    ...(include.has('patyayini_dasha')
      ? { patyayini_dasha: parts && parts.patyayiniDasha.map((period) => wirePatyayini(at, period, form)) }
      : {}),
  };
}

function wireMuntha({ muntha }: VarshaphalParts): Wire<typeof munthaSchema> {
  return { ...wireSidereal(muntha.longitudeDeg), lord: muntha.lord, bhava: muntha.house };
}

function wireBearer({ office, planet, bala, lagnaAspect }: OfficeBearer): Wire<typeof officeBearerSchema> {
  const { kshetra, uccha, hadda, drekkana, navamsa, vishva } = bala;
  return {
    office,
    planet,
    panchavargiya: { kshetra, uccha: wire(uccha), hadda, drekkana, navamsa, vishva: wire(vishva) },
    lagna_aspect: lagnaAspect,
  };
}

function wireSahams({ sahams }: VarshaphalParts): Year['sahams'] {
  return mapIds(SAHAMS, (id) => wireSaham(sahams.find((saham) => saham.id === id)!));
}

function wireSaham({ longitudeDeg, first, second, third, turned }: Saham): Wire<typeof sahamSchema> {
  return {
    ...wireSidereal(longitudeDeg),
    lord: signLordAt(signIndexAt(longitudeDeg)),
    formula: [first, second, third],
    reversed: turned,
  };
}

function wireHarshaBala({ harshaBala }: VarshaphalParts): Year['harsha_bala'] {
  return mapIds(SEVEN_GRAHAS, (id) => {
    const { sthana, swakshetra, linga, dinaRatri, total } = harshaBala[id];
    return { sthana, swakshetra, linga, dina_ratri: dinaRatri, total };
  });
}

function wireYoga({
  id,
  planets,
  by,
  kind,
  aspect,
  gapDeg,
  orbDeg,
  houses,
  grades,
}: TajikaYoga): Wire<typeof tajikaYogaSchema> {
  return {
    id,
    planets,
    ...(by.length === 0 ? {} : { by }),
    ...(kind === null ? {} : { kind }),
    ...(aspect === null ? {} : { aspect }),
    ...(gapDeg === null ? {} : { gap: wire(gapDeg) }),
    ...(orbDeg === null ? {} : { orb: orbDeg }),
    ...(houses.length === 0 ? {} : { bhavas: houses }),
    ...(grades === null ? {} : { grades }),
  };
}

interface Period<Lord extends string> {
  readonly lord: Lord;
  readonly startJdUt: number;
  readonly endJdUt: number;
}

function wirePeriod<Lord extends string>(
  at: InstantWriter,
  { lord, startJdUt, endJdUt }: Period<Lord>,
): { readonly lord: Lord; readonly starts_at: string; readonly ends_at: string } {
  return { lord, starts_at: at(startJdUt), ends_at: at(endJdUt) };
}

function wirePatyayini(
  at: InstantWriter,
  period: PatyayiniPeriod,
  { details }: LeanOrDetailed,
): Wire<typeof patyayiniPeriodSchema> {
  return {
    ...wirePeriod(at, period),
    degree: wire(period.degreeDeg),
    share: wire(period.shareDeg),
    ...(details ? { children: period.children.map((child) => wirePeriod(at, child)) } : {}),
  };
}

function wireMudda(
  at: InstantWriter,
  period: MuddaPeriod,
  { details }: LeanOrDetailed,
): Wire<typeof muddaPeriodSchema> {
  return {
    ...wirePeriod(at, period),
    ...(details ? { children: period.children.map((child) => wirePeriod(at, child)) } : {}),
  };
}

/** Writes a chart of the year. */
export function wireChart({ lagna, byId, housesFrom }: VedicChart, form: LeanOrDetailed): Wire<typeof yearChartSchema> {
  return { lagna: wireLagna(lagna, form), bhavas_from: housesFrom, points: wireGrahas(byId, form) };
}
