import { PLANETS } from '@theia-astro/astro/bodies/groups';
import { DOMICILE_RULERS } from '@theia-astro/astro/dignities/dignity';
import { rudhyarPhase } from '@theia-astro/astro/phase/lunar-phase';
import { ashtakoota } from '@theia-astro/astro/vedic/matching/ashtakoota';
import { moonPlaceAt } from '@theia-astro/astro/vedic/matching/moon-place';
import { nakshatraAt } from '@theia-astro/astro/vedic/nakshatra';
import { signLordAt } from '@theia-astro/astro/vedic/zodiac';
import { signElement, signIndexAt, signModality, SIGNS } from '@theia-astro/astro/zodiac/signs';
import type { RuleCause } from '@theia-astro/report/report';
import { named } from '@theia-astro/report/words/names';
import { birthdays, type Evidence } from './evidence.test-data.ts';
import { figureHolds } from './figures.test-data.ts';
import { VedicSigns } from './vedic-signs.test-data.ts';
import { DOSHAS_AGAIN, manglikCount, yogaAgain } from './yogas.test-data.ts';

/** Whether a rule is met, by the part that it belongs to. */
export function ruleHolds(evidence: Evidence, cause: RuleCause): boolean {
  return RULES[cause.part]?.(evidence, cause) === true;
}

/** By from how many of lagna, Moon and Venus Mars is marked (docs/methods/yogas.md). */
const MANGLIK_LEVELS = ['none', 'low', 'medium', 'high'] as const;

type Holds = (evidence: Evidence, cause: RuleCause) => boolean;

const RULES: Readonly<Record<string, Holds>> = {
  yoga: (evidence, cause) =>
    yogaAgain(evidence, cause) !== false &&
    evidence
      .vedic('natal')
      .yogas?.some(
        (yoga) =>
          yoga.id === cause.id &&
          yoga.present === true &&
          yoga.cancelled_by.length === 0 &&
          yoga.planets.join() === cause.points.join() &&
          yoga.rule === cause.rule,
      ) === true,
  dosha(evidence, { id, rule }) {
    const chart = evidence.vedic('natal');
    const doshas: Readonly<Record<string, unknown>> = chart.doshas ?? {};
    const dosha = doshas[id];
    const sky = new VedicSigns(chart);
    return (
      DOSHAS_AGAIN[id]?.(sky) === true &&
      (rule === null || rule === MANGLIK_LEVELS[manglikCount(sky)]) &&
      // Whether something takes the harm away is asked again.
      typeof dosha === 'object' &&
      dosha !== null &&
      Reflect.get(dosha, 'harmful') !== false
    );
  },
  nakshatra(evidence, { id, rule, points }) {
    const moon = evidence.vedic('natal').points?.moon?.longitude;
    if (moon === undefined || points.join() !== 'moon') return false;
    const star = nakshatraAt(moon);
    return star.id === id && rule === `pada ${star.pada}`;
  },
  bhava_lord(evidence, { id, points, rule }) {
    const { lagna } = evidence.vedic('natal');
    if (lagna === null || !/^\d+$/.test(id)) return false;
    const sign = (signIndexAt(lagna.longitude) + Number(id) - 1) % 12;
    const name = named(SIGNS[sign]!);
    return points.join() === signLordAt(sign) && rule === (id === '1' ? `${name} rising` : `${name} in bhava ${id}`);
  },
  shadbala(evidence, { id, score }) {
    const bala = Object.entries(evidence.vedic('natal').shadbala ?? {}).find(([name]) => name === id)?.[1];
    return bala !== undefined && bala.ratio === score;
  },
  karaka(evidence, { id, points, score }) {
    const { points: grahas } = evidence.vedic('natal');
    const degrees = Object.entries(grahas ?? {}).flatMap(([name, graha]) =>
      graha === undefined || name === 'ketu'
        ? []
        : [[name, name === 'rahu' ? 30 - graha.degree : graha.degree] as const],
    );
    const [first] = degrees.toSorted((a, b) => b[1] - a[1]);
    return id === 'atma' && first?.[0] === points.join() && Math.abs(first[1] - (score ?? -1)) < 1e-7;
  },
  koota(evidence, { id, points, score, score_max, rule }) {
    const [groom, bride] = (['person_a', 'person_b'] as const).map(
      (role) => evidence.vedic(role).points?.moon?.longitude,
    );
    if (groom === undefined || bride === undefined) return false;
    const { kootas } = ashtakoota({ groom: moonPlaceAt(groom), bride: moonPlaceAt(bride) }, false);
    return kootas.some(
      (koota) =>
        koota.koota === id &&
        koota.score === score &&
        koota.max === score_max &&
        koota.reason === rule &&
        points.join() === [koota.groom, koota.bride].join(),
    );
  },
  manglik(evidence, { id }) {
    const present = (['person_a', 'person_b'] as const).filter(
      (role) => manglikCount(new VedicSigns(evidence.vedic(role))) > 0,
    ).length;
    return id === ['neither', 'one', 'both'][present];
  },
  house_ruler(evidence, { id, points, rule }) {
    const cusp = evidence.western('natal').houses?.cusps[Number(id) - 1];
    if (cusp === undefined) return false;
    const sign = signIndexAt(cusp.longitude);
    return points.join() === DOMICILE_RULERS[sign] && rule === `${named(SIGNS[sign]!)} on the cusp`;
  },
  balance(evidence, { id, score, score_max }) {
    const { points, balance } = evidence.western('natal');
    const signs = PLANETS.flatMap((planet) => {
      const longitude = points?.[planet]?.longitude;
      return longitude === undefined ? [] : [signIndexAt(longitude)];
    });
    const counted = signs.filter((sign) => signElement(sign) === id || signModality(sign) === id).length;
    const half = Object.entries(balance?.hemispheres ?? {}).find(([name]) => name === id)?.[1];
    return score_max === 10 && (half ?? counted) === score;
  },
  pattern: figureHolds,
  sect(evidence, { id }) {
    const { place } = evidence.western('natal');
    const sun = evidence.natalLongitude('natal', 'sun');
    const asc = evidence.natalLongitude('natal', 'asc');
    if (sun === undefined || asc === undefined) return false;
    const past = (sun - asc + 360) % 360;
    // The product decides by the altitude: on the horizon, and beyond the polar circles, where the Sun may be up all day.
    const near = Math.min(past % 180, 180 - (past % 180)) < 1 || Math.abs(place?.latitude ?? 0) > 66;
    return near ? evidence.western('natal').sect === id : id === (past >= 180 ? 'day' : 'night');
  },
  lunar_phase(evidence, { id }) {
    const sun = evidence.natalLongitude('natal', 'sun');
    const moon = evidence.natalLongitude('natal', 'moon');
    return sun !== undefined && moon !== undefined && rudhyarPhase((moon - sun + 360) % 360) === id;
  },
  aspects(evidence, { id, points, score }) {
    const [alone] = points;
    const planets: ReadonlySet<string> = new Set(PLANETS);
    const majors: ReadonlySet<string> = new Set(['conjunction', 'sextile', 'square', 'trine', 'opposition']);
    return (
      id === 'none' &&
      score === 0 &&
      !(evidence.western('natal').aspects ?? []).some(
        ({ point_1, point_2, aspect }) =>
          majors.has(aspect) &&
          planets.has(point_1) &&
          planets.has(point_2) &&
          (point_1 === alone || point_2 === alone),
      )
    );
  },
  overlay(evidence, { id, points, score }) {
    const said = /^(\w+) in house (\d+) of ([AB])$/.exec(id);
    const [guest, host] = said?.[3] === 'B' ? (['person_a', 'person_b'] as const) : (['person_b', 'person_a'] as const);
    const longitude = evidence.natalLongitude(guest, points[0] ?? '');
    return (
      said !== null &&
      said[1] === points[0] &&
      Number(said[2]) === score &&
      longitude !== undefined &&
      evidence.houseIn(host, longitude) === score
    );
  },
  solar_return: (evidence, { id, score }) =>
    birthdays(evidence).some((chart) => {
      const [sun, asc] = [chart.points?.['sun'], chart.houses?.angles.asc];
      if (sun === undefined || asc === undefined) return false;
      return id === 'sun in house'
        ? sun.house === score
        : id === 'ascendant in natal house' && evidence.houseIn('natal', asc) === score;
    }),
};
