import type { Ephemeris } from '@theia/astro/ephemeris';
import type { VedicChart } from '@theia/astro/vedic/chart';
import type { MuddaPeriod } from '@theia/astro/vedic/varshaphal/mudda-dasha';
import type { Varshaphal, VarshaphalParts } from '@theia/astro/vedic/varshaphal/varshaphal';
import type { OfficeBearer } from '@theia/astro/vedic/varshaphal/year-lord';
import { wire } from '../natal/wire-number.ts';
import type { TajikaYoga } from '@theia/astro/vedic/varshaphal/tajika-yogas';
import type { PatyayiniPeriod } from '@theia/astro/vedic/varshaphal/patyayini-dasha';
import { SEVEN_GRAHAS } from '@theia/astro/vedic/zodiac';
import { instantWriter, type InstantWriter } from '../panchang/instants.ts';
import { wireNakshatra, wireSidereal } from '../vedic/wire.ts';

type Wired = Record<string, unknown>;

/** A Tajika year on the wire; what needs the birth time is null without it. */
export function wireVarshaphal(ephemeris: Ephemeris, year: Varshaphal): Wired {
  const { parts, chart } = year;
  const at = instantWriter(ephemeris);
  return {
    completed_years: year.completedYears,
    running_year: year.completedYears + 1,
    begins: at(year.startJdUt),
    ends: at(year.endJdUt),
    julian_day_ut: wire(year.startJdUt),
    day_birth: parts && parts.isDaytime,
    ...(chart.birth.unknownTime ? { approximate: true } : {}),
    ...wireParts(parts, at),
    mudda_dasha: year.muddaDasha.map((period) => wirePeriod(at, period)),
    chart: wireChart(chart),
  };
}

function wireParts(parts: VarshaphalParts | null, at: InstantWriter): Wired {
  if (parts === null)
    return {
      muntha: null,
      year_lord: null,
      office_bearers: null,
      sahams: null,
      harsha_bala: null,
      tajika_yogas: null,
      patyayini_dasha: null,
    };
  const { muntha, yearLord, officeBearers, sahams, harshaBala, yogas, patyayiniDasha } = parts;
  return {
    muntha: { ...wireSidereal(muntha.longitudeDeg), lord: muntha.lord, house: muntha.house },
    year_lord: yearLord,
    office_bearers: officeBearers.map(wireBearer),
    sahams: Object.fromEntries(
      sahams.map(({ id, longitudeDeg, first, second, turned }) => [
        id,
        { ...wireSidereal(longitudeDeg), formula: [first, second, 'lagna'], reversed: turned },
      ]),
    ),
    harsha_bala: Object.fromEntries(
      SEVEN_GRAHAS.map((id) => {
        const { sthana, swakshetra, linga, dinaRatri, total } = harshaBala[id];
        return [id, { sthana, swakshetra, linga, dina_ratri: dinaRatri, total }];
      }),
    ),
    tajika_yogas: yogas.map(wireYoga),
    patyayini_dasha: patyayiniDasha.map((period) => wirePatyayini(at, period)),
  };
}

function wireBearer({ office, planet, bala, lagnaAspect }: OfficeBearer): Wired {
  const { kshetra, uccha, hadda, drekkana, navamsa, vishva } = bala;
  return {
    office,
    planet,
    panchavargiya: { kshetra, uccha: wire(uccha), hadda, drekkana, navamsa, vishva: wire(vishva) },
    lagna_aspect: lagnaAspect,
  };
}

function wireYoga({ id, planets, by, kind, aspect, gapDeg, orbDeg, houses }: TajikaYoga): Wired {
  return {
    id,
    planets,
    ...(by.length === 0 ? {} : { by }),
    ...(kind === null ? {} : { kind }),
    ...(aspect === null ? {} : { aspect }),
    ...(gapDeg === null ? {} : { gap: wire(gapDeg) }),
    ...(orbDeg === null ? {} : { orb: orbDeg }),
    ...(houses.length === 0 ? {} : { houses }),
  };
}

function wirePatyayini(
  at: InstantWriter,
  { lord, degreeDeg, shareDeg, startJdUt, endJdUt, children }: PatyayiniPeriod,
): Wired {
  return {
    lord,
    degree: wire(degreeDeg),
    share: wire(shareDeg),
    start: at(startJdUt),
    end: at(endJdUt),
    children: children.map((child) => ({ lord: child.lord, start: at(child.startJdUt), end: at(child.endJdUt) })),
  };
}

function wirePeriod(at: InstantWriter, { lord, startJdUt, endJdUt, children }: MuddaPeriod): Wired {
  return {
    lord,
    start: at(startJdUt),
    end: at(endJdUt),
    ...(children.length === 0 ? {} : { children: children.map((child) => wirePeriod(at, child)) }),
  };
}

function wireChart({ lagna, grahas, housesFrom }: VedicChart): Wired {
  return {
    lagna: lagna && {
      ...wireSidereal(lagna.longitudeDeg),
      sign_lord: lagna.signLord,
      nakshatra: wireNakshatra(lagna.nakshatra),
    },
    houses_from: housesFrom,
    points: Object.fromEntries(
      grahas.map((graha) => [
        graha.id,
        {
          ...wireSidereal(graha.longitudeDeg),
          house: graha.house,
          sign_lord: graha.signLord,
          nakshatra: wireNakshatra(graha.nakshatra),
          dignity: graha.dignity,
          retrograde: graha.retrograde,
          combust: graha.combust,
        },
      ]),
    ),
  };
}
