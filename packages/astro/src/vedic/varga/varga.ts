import type { VedicChart } from '../chart.ts';
import { signDignity, type VedicDignity } from '../dignity/dignity.ts';
import { compoundRelation, naturalRelation, temporalRelation } from '../dignity/friendship.ts';
import { GRAHAS, houseFromSign, signLordOf, type GrahaId } from '../zodiac.ts';
import { shashtiamsaDeity } from './deities.ts';
import { vargaPlace, type VargaNumber } from './rules.ts';

export interface VargaPoint {
  readonly id: GrahaId | 'lagna';
  readonly signIndex: number;
  /** From the varga's lagna, or from its Moon where there is no lagna. */
  readonly house: number;
  /** Null for the lagna. */
  readonly dignity: VedicDignity | null;
  /** Ruler of the shashtiamsa; D60 only. */
  readonly deity: string | null;
}

export interface VargaChart {
  readonly varga: VargaNumber;
  /** The lagna first where there is one, then the nine grahas. */
  readonly points: readonly VargaPoint[];
}

/** A divisional chart with houses from its own lagna and dignities by sign; relations to sign lords are those of the rasi chart (BPHS 6, 3.55–58). */
export function vargaChart(chart: VedicChart, varga: VargaNumber): VargaChart {
  const { lagna, byId } = chart;
  const first = vargaPlace(varga, (lagna ?? byId.moon).longitudeDeg).signIndex;
  const pointAt = (id: GrahaId | 'lagna', longitudeDeg: number): VargaPoint => {
    const { signIndex, division } = vargaPlace(varga, longitudeDeg);
    return {
      id, signIndex, house: houseFromSign(signIndex, first),
      dignity: id === 'lagna' ? null : varga === 1 ? byId[id].dignity : vargaDignity(chart, id, signIndex),
      deity: varga === 60 ? shashtiamsaDeity(Math.floor(longitudeDeg / 30) % 12, division) : null,
    };
  };
  const grahas = GRAHAS.map((id) => pointAt(id, byId[id].longitudeDeg));
  return { varga, points: lagna === null ? grahas : [pointAt('lagna', lagna.longitudeDeg), ...grahas] };
}

/** Dignity of a graha in a sign of a divisional chart: exalted, own, debilitated, or its fivefold relation to the sign's lord, temporal by the rasi chart. */
export function vargaDignity({ byId }: VedicChart, id: GrahaId, signIndex: number): VedicDignity {
  const place = signDignity(id, signIndex);
  if (place !== null) return place;
  const lord = signLordOf(signIndex);
  return compoundRelation(naturalRelation(id, lord), temporalRelation(byId[id].signIndex, byId[lord].signIndex));
}

/** Those whose sign is the same in the rasi and the navamsa. */
export function vargottamas({ lagna, grahas }: VedicChart): (GrahaId | 'lagna')[] {
  const points = [...(lagna === null ? [] : [{ id: 'lagna' as const, longitudeDeg: lagna.longitudeDeg }]), ...grahas];
  return points.filter(({ longitudeDeg }) => isVargottama(longitudeDeg)).map(({ id }) => id);
}

export function isVargottama(longitudeDeg: number): boolean {
  return vargaPlace(1, longitudeDeg).signIndex === vargaPlace(9, longitudeDeg).signIndex;
}
