import type { Ephemeris, GeoPosition } from '@theia-astro/astro/ephemeris';
import { computeNatal } from '@theia-astro/astro/natal/compute';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { type Fact, type FactHistory, type FactValue, isAbsence } from '@theia-astro/astro/sensitivity/facts';
import type { VedicSensitivityQuestion } from '@theia-astro/astro/sensitivity/vedic';
import { civilDayAt } from '@theia-astro/astro/vedic/chart-day';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { bhavas } from '@theia-astro/astro/vedic/houses/houses';
import { computeDashas } from '@theia-astro/astro/vedic/dasha/dashas';
import { charaKarakas } from '@theia-astro/astro/vedic/karakas/chara-karakas';
import { limbsBetween } from '@theia-astro/astro/vedic/panchang/limbs';
import { planetaryHoras } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { customVargaChart, vargaChart } from '@theia-astro/astro/vedic/varga/varga';
import { signByIndex, zodiacSign } from '@theia-astro/astro/zodiac/signs';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Facts and their values, by the fact as JSON. */
export type Facts = Map<string, FactValue>;
const put = (facts: Facts, fact: Fact, value: FactValue): void => void facts.set(JSON.stringify(fact), value);

/** The facts of a western chart, read from the chart itself. Aspects and patterns that do not exist are not listed. */
export function westernFactsAt(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition | null,
  settings: ChartSettings,
  patternSettings: ChartSettings,
): Facts {
  const moment = { jdUt, unknownTime: false, day: null };
  const chart = computeNatal(ephemeris, moment, place, settings, new Set(['aspects', 'lots', 'lunar_phase']));
  const { patterns } = computeNatal(ephemeris, moment, place, patternSettings, new Set(['patterns']));
  const facts: Facts = new Map();
  for (const { id, position, house } of chart.points) {
    put(facts, { kind: 'body_sign', point: id }, zodiacSign(position.longitudeDeg));
    put(facts, { kind: 'body_house', point: id }, house);
  }
  for (const [id, longitudeDeg] of Object.entries(chart.houses?.angles ?? {}))
    put(facts, { kind: 'angle_sign', point: id as never }, zodiacSign(longitudeDeg));
  chart.houses?.cuspsDeg.forEach((cuspDeg, index) => {
    put(facts, { kind: 'cusp_sign', point: `cusp_${index + 1}` }, zodiacSign(cuspDeg));
    put(facts, { kind: 'cusp_ruler', point: `cusp_${index + 1}` }, chart.houses!.rulers[index]!);
  });
  for (const { id, longitudeDeg, house } of chart.lots ?? []) {
    put(facts, { kind: 'lot_sign', point: id }, zodiacSign(longitudeDeg));
    put(facts, { kind: 'lot_house', point: id }, house);
  }
  put(facts, { kind: 'sect', point: null }, chart.sect);
  put(facts, { kind: 'lunar_phase', point: null }, chart.lunarPhase?.name ?? null);
  put(facts, { kind: 'rudhyar_phase', point: null }, chart.lunarPhase?.rudhyar ?? null);
  for (const { pointA, pointB, kind } of chart.aspects ?? [])
    put(facts, { kind: 'aspect', point: pointA, other: pointB }, kind.id);
  for (const { kind, points, apex, sign, house } of patterns ?? [])
    put(facts, { kind: 'pattern', point: null, pattern: { kind, points, apex, sign, house } }, kind);
  return facts;
}

/** The facts of a Vedic chart, read from the chart itself and its parts. */
export function vedicFactsAt(ephemeris: Ephemeris, jdUt: number, question: VedicSensitivityQuestion): Facts {
  const { place, settings, vargas, karakaScheme, dashas, hora } = question;
  const birth = { jdUt, unknownTime: false, place, utcOffsetSeconds: question.utcOffsetSecondsAt(jdUt) };
  const chart = computeVedicChart(ephemeris, birth, settings);
  const facts: Facts = new Map();
  for (const [point, { signIndex, nakshatra }] of [['lagna', chart.lagna!] as const, ...Object.entries(chart.byId)]) {
    const id = point as 'lagna';
    put(facts, { kind: point === 'lagna' ? 'lagna_sign' : 'graha_sign', point: id }, signByIndex(signIndex));
    put(facts, { kind: 'nakshatra', point: id }, nakshatra.id);
    put(facts, { kind: 'pada', point: id }, nakshatra.pada);
  }
  for (const choice of vargas) {
    const [varga, points] =
      'varga' in choice
        ? [`D${choice.varga}`, vargaChart(chart, choice.varga, choice.readings)]
        : [`D${choice.divisions}_${choice.counting}`, customVargaChart(chart, choice.divisions, choice.counting)];
    for (const { id, signIndex } of points)
      put(facts, { kind: 'varga_sign', point: id, varga }, signByIndex(signIndex));
  }
  for (const { house, occupants } of bhavas(chart, 'none'))
    for (const point of occupants) put(facts, { kind: 'bhava', point }, house);
  for (const { id, chalitHouse } of chart.grahas) put(facts, { kind: 'chalit_bhava', point: id }, chalitHouse);
  for (const { karaka, graha } of charaKarakas(chart, karakaScheme))
    put(facts, { kind: 'karaka', point: karaka }, graha);
  const { bySystem } = computeDashas(ephemeris, chart, { ...dashas, year: 365.25 }, jdUt);
  for (const [dasha, found] of bySystem)
    for (let level = 1; level <= dashas.levels; level++) {
      const period = found?.current[level - 1];
      const lordOrSign =
        period === undefined ? null : period.signIndex === null ? period.lord : signByIndex(period.signIndex);
      put(facts, { kind: 'dasha_lord', point: null, dasha, level }, lordOrSign);
    }
  const frame = { ...chart.frame, center: 'geocentric' as const };
  delete (frame as { observer?: unknown }).observer;
  for (const kind of ['tithi', 'karana', 'yoga'] as const)
    put(facts, { kind, point: null }, limbsBetween(ephemeris, frame, kind, jdUt)[0]!.id);
  const { weekdayIndex } = chart.day ?? civilDayAt(jdUt, birth.utcOffsetSeconds);
  put(facts, { kind: 'vara', point: null }, WEEKDAYS[weekdayIndex]!);
  const horas = chart.day === null ? [] : planetaryHoras(chart.day, hora);
  const now = horas.find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt);
  put(facts, { kind: 'hora', point: null }, now?.lord ?? null);
  return facts;
}

/**
 * Compares histories with the facts at an instant: what differs, as texts. Within `toleranceDays` of a change both its values are right.
 */
export function differencesAt(
  histories: readonly FactHistory[],
  facts: Facts,
  jdUt: number,
  toleranceDays: number,
): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const { fact, first, changes } of histories) {
    const key = JSON.stringify(fact);
    seen.add(key);
    let value = first;
    for (const change of changes) if (change.jdUt <= jdUt) value = change.to;
    const real = facts.get(key) ?? null;
    if (real === value) continue;
    const near = changes.some(
      (change) => Math.abs(change.jdUt - jdUt) <= toleranceDays && (change.from === real || change.to === real),
    );
    if (!near) found.push(`${key}: ${String(value)}, but the chart has ${String(real)}`);
  }
  for (const [key, value] of facts)
    if (value !== null && !seen.has(key)) {
      const fact = JSON.parse(key) as Fact;
      found.push(`${key}: ${String(value)} in the chart only${isAbsence(fact) ? '' : ' (never undefined)'}`);
    }
  return found;
}
