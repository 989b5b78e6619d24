import type { VedicChart } from '../chart.ts';
import {
  compoundRelation,
  naturalRelation,
  signDignity,
  temporalRelation,
  type VedicDignity,
} from '../dignity/dignity.ts';
import { GRAHAS, houseFromSign, signLordAt, type GrahaId } from '../zodiac.ts';
import { countedPlace, chosenReading, readVargaPlace, type Counting, type VargaReadings } from './countings.ts';
import { degreeInVarga, vargaDeity, vargaPlace, type VargaNumber, type VargaPlace } from './rules.ts';

export interface VargaPoint {
  readonly id: GrahaId | 'lagna';
  readonly signIndex: number;
  /** Within the sign of the varga, [0, 30). */
  readonly degreeInSignDeg: number;
  /** House counted from the varga's lagna, or from its Moon when there is no lagna. */
  readonly house: number;
  /** Null for the lagna. */
  readonly dignity: VedicDignity | null;
  /** Ruler of the division; null in the rasi, in readings other than Parashara's and in custom vargas. */
  readonly deity: string | null;
}

/** The lagna first where there is one, then the nine grahas. */
export type VargaPoints = readonly VargaPoint[];

/** A divisional chart with houses from its own lagna and dignities by sign; relations to sign lords are those of the rasi chart (BPHS 6, 3.55–58). */
export function vargaChart(chart: VedicChart, varga: VargaNumber, readings: VargaReadings = {}): VargaPoints {
  return chartBy(
    chart,
    varga,
    varga,
    (longitudeDeg) => readVargaPlace(varga, longitudeDeg, readings),
    chosenReading(varga, readings) === undefined,
  );
}

/** A custom divisional chart: 2..300 divisions of each sign, counted by a regular rule. */
export function customVargaChart(chart: VedicChart, divisions: number, counting: Counting): VargaPoints {
  return chartBy(chart, null, divisions, (longitudeDeg) => countedPlace(counting, divisions, longitudeDeg), false);
}

function chartBy(
  chart: VedicChart,
  varga: VargaNumber | null,
  divisions: number,
  place: (longitudeDeg: number) => VargaPlace,
  withDeities: boolean,
): VargaPoints {
  const { lagna, byId } = chart;
  const first = place((lagna ?? byId.moon).longitudeDeg).signIndex;
  const pointAt = (id: GrahaId | 'lagna', longitudeDeg: number): VargaPoint => {
    const { signIndex, division } = place(longitudeDeg);
    return {
      id,
      signIndex,
      degreeInSignDeg: degreeInVarga(divisions, longitudeDeg),
      house: houseFromSign(signIndex, first),
      dignity: id === 'lagna' ? null : varga === 1 ? byId[id].dignity : vargaDignity(chart, id, signIndex),
      deity: varga === null || !withDeities ? null : vargaDeity(varga, Math.floor(longitudeDeg / 30) % 12, division),
    };
  };
  const grahas = GRAHAS.map((id) => pointAt(id, byId[id].longitudeDeg));
  return lagna === null ? grahas : [pointAt('lagna', lagna.longitudeDeg), ...grahas];
}

/** Dignity of a graha in a sign of a divisional chart: exalted, own, debilitated, or its fivefold relation to the sign's lord, temporal by the rasi chart. */
export function vargaDignity({ byId }: VedicChart, id: GrahaId, signIndex: number): VedicDignity {
  const place = signDignity(id, signIndex);
  if (place !== null) return place;
  const lord = signLordAt(signIndex);
  return compoundRelation(naturalRelation(id, lord), temporalRelation(byId[id].signIndex, byId[lord].signIndex));
}

/** Points with the same sign in the rasi and the navamsa. */
export function vargottamas({ lagna, grahas }: VedicChart): (GrahaId | 'lagna')[] {
  const points = [...(lagna === null ? [] : [{ id: 'lagna' as const, longitudeDeg: lagna.longitudeDeg }]), ...grahas];
  return points.filter(({ longitudeDeg }) => isVargottama(longitudeDeg)).map(({ id }) => id);
}

/** Whether a sidereal longitude in [0, 360) has the same sign in the rasi and the navamsa. */
export function isVargottama(longitudeDeg: number): boolean {
  return vargaPlace(1, longitudeDeg).signIndex === vargaPlace(9, longitudeDeg).signIndex;
}
