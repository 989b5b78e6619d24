import type { Ephemeris } from '@theia/astro/ephemeris';
import type { VedicChart } from '@theia/astro/vedic/chart';
import type { MuddaPeriod } from '@theia/astro/vedic/varshaphal/mudda-dasha';
import type { Varshaphal, VarshaphalParts } from '@theia/astro/vedic/varshaphal/varshaphal';
import type { OfficeBearer } from '@theia/astro/vedic/varshaphal/year-lord';
import { wire } from '../natal/wire-number.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import { wireNakshatra, wireSidereal } from '../vedic/wire.ts';

type Wired = Record<string, unknown>;

/** A Tajika year on the wire; what needs the birth time is null without it. */
export function wireVarshaphal(ephemeris: Ephemeris, year: Varshaphal): Wired {
  const { parts, chart } = year;
  return {
    completed_years: year.completedYears,
    running_year: year.completedYears + 1,
    begins: instantTextOfJd(ephemeris, year.startJdUt),
    ends: instantTextOfJd(ephemeris, year.endJdUt),
    julian_day_ut: wire(year.startJdUt),
    day_birth: parts && parts.isDaytime,
    ...wireParts(parts),
    mudda_dasha: year.muddaDasha.map((period) => wirePeriod(ephemeris, period)),
    chart: wireChart(chart),
  };
}

function wireParts(parts: VarshaphalParts | null): Wired {
  if (parts === null) return { muntha: null, year_lord: null, office_bearers: null, sahams: null };
  const { muntha, yearLord, officeBearers, sahams } = parts;
  return {
    muntha: { ...wireSidereal(muntha.longitudeDeg), lord: muntha.lord, house: muntha.house },
    year_lord: yearLord,
    office_bearers: officeBearers.map(wireBearer),
    sahams: Object.fromEntries(sahams.map(({ id, longitudeDeg }) => [id, wireSidereal(longitudeDeg)])),
  };
}

function wireBearer({ office, planet, bala, lagnaAspect }: OfficeBearer): Wired {
  const { kshetra, uccha, hadda, drekkana, navamsa, vishva } = bala;
  return { office, planet, panchavargiya: { kshetra, uccha: wire(uccha), hadda, drekkana, navamsa, vishva: wire(vishva) }, lagna_aspect: lagnaAspect };
}

function wirePeriod(ephemeris: Ephemeris, { lord, startJdUt, endJdUt, children }: MuddaPeriod): Wired {
  return {
    lord, start: instantTextOfJd(ephemeris, startJdUt), end: instantTextOfJd(ephemeris, endJdUt),
    ...(children.length === 0 ? {} : { children: children.map((child) => wirePeriod(ephemeris, child)) }),
  };
}

function wireChart({ lagna, grahas, housesFrom }: VedicChart): Wired {
  return {
    lagna: lagna && { ...wireSidereal(lagna.longitudeDeg), sign_lord: lagna.signLord, nakshatra: wireNakshatra(lagna.nakshatra) },
    houses_from: housesFrom,
    points: Object.fromEntries(grahas.map((graha) => [graha.id, {
      ...wireSidereal(graha.longitudeDeg), house: graha.house, sign_lord: graha.signLord, nakshatra: wireNakshatra(graha.nakshatra),
      dignity: graha.dignity, retrograde: graha.retrograde, combust: graha.combust,
    }])),
  };
}
