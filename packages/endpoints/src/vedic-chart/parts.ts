import { z } from 'zod';
import type { Wire } from '../wire/wire.ts';
import type { PartContext } from './part.ts';
import { argalaPart, drishtiPart, bhavasPart, chalitPart } from './parts/bhavas.ts';
import { arudhasPart, grahaArudhasPart, karakasPart } from './parts/jaimini.ts';
import { ashtakavargaPart, avasthasPart, bhavabalaPart, vimshopakaPart, shadbalaPart } from './parts/strengths.ts';
import { dashasPart } from './parts/dashas.ts';
import { doshasPart, sadeSatiPart, yogasPart } from './parts/yogas.ts';
import { kpPart, mrityuBhagaPart, pointsPart, specialLagnasPart, sphutasPart, upagrahasPart } from './parts/points.ts';
import { longevityPart } from './parts/longevity.ts';
import { panchangPart } from './parts/panchang.ts';
import { sudarshanaPart, vargasPart } from './parts/vargas.ts';

/** The parts of a Vedic answer, to spread into it; parts that were not requested are absent. */
export const vedicPartsShape = {
  points: pointsPart.schema.optional(),
  bhavas: bhavasPart.schema.optional(),
  chalit: chalitPart.schema.optional(),
  vargas: vargasPart.schema.optional(),
  vimshopaka: vimshopakaPart.schema.optional(),
  dashas: dashasPart.schema.optional(),
  karakas: karakasPart.schema.optional(),
  arudhas: arudhasPart.schema.optional(),
  graha_arudhas: grahaArudhasPart.schema.optional(),
  upagrahas: upagrahasPart.schema.optional(),
  special_lagnas: specialLagnasPart.schema.optional(),
  sphutas: sphutasPart.schema.optional(),
  mrityu_bhaga: mrityuBhagaPart.schema.optional(),
  argala: argalaPart.schema.optional(),
  sudarshana: sudarshanaPart.schema.optional(),
  kp: kpPart.schema.optional(),
  yogas: yogasPart.schema.optional(),
  shadbala: shadbalaPart.schema.optional(),
  bhavabala: bhavabalaPart.schema.optional(),
  ashtakavarga: ashtakavargaPart.schema.optional(),
  avasthas: avasthasPart.schema.optional(),
  longevity: longevityPart.schema.optional(),
  drishti: drishtiPart.schema.optional(),
  panchang: panchangPart.schema.optional(),
  doshas: doshasPart.schema.optional(),
  sade_sati: sadeSatiPart.schema.optional(),
};
const vedicPartsSchema = z.object(vedicPartsShape);

/** Every requested part, in the order of the answer. */
export function wireVedicParts(context: PartContext): Wire<typeof vedicPartsSchema> {
  const { include } = context;
  return {
    ...(include.has('points') ? { points: pointsPart.compute(context) } : {}),
    ...(include.has('bhavas') ? { bhavas: bhavasPart.compute(context) } : {}),
    ...(include.has('chalit') ? { chalit: chalitPart.compute(context) } : {}),
    ...(include.has('vargas') ? { vargas: vargasPart.compute(context) } : {}),
    ...(include.has('vimshopaka') ? { vimshopaka: vimshopakaPart.compute(context) } : {}),
    ...(include.has('dashas') ? { dashas: dashasPart.compute(context) } : {}),
    ...(include.has('karakas') ? { karakas: karakasPart.compute(context) } : {}),
    ...(include.has('arudhas') ? { arudhas: arudhasPart.compute(context) } : {}),
    ...(include.has('graha_arudhas') ? { graha_arudhas: grahaArudhasPart.compute(context) } : {}),
    ...(include.has('upagrahas') ? { upagrahas: upagrahasPart.compute(context) } : {}),
    ...(include.has('special_lagnas') ? { special_lagnas: specialLagnasPart.compute(context) } : {}),
    ...(include.has('sphutas') ? { sphutas: sphutasPart.compute(context) } : {}),
    ...(include.has('mrityu_bhaga') ? { mrityu_bhaga: mrityuBhagaPart.compute(context) } : {}),
    ...(include.has('argala') ? { argala: argalaPart.compute(context) } : {}),
    ...(include.has('sudarshana') ? { sudarshana: sudarshanaPart.compute(context) } : {}),
    ...(include.has('kp') ? { kp: kpPart.compute(context) } : {}),
    ...(include.has('yogas') ? { yogas: yogasPart.compute(context) } : {}),
    ...(include.has('shadbala') ? { shadbala: shadbalaPart.compute(context) } : {}),
    ...(include.has('bhavabala') ? { bhavabala: bhavabalaPart.compute(context) } : {}),
    ...(include.has('ashtakavarga') ? { ashtakavarga: ashtakavargaPart.compute(context) } : {}),
    ...(include.has('avasthas') ? { avasthas: avasthasPart.compute(context) } : {}),
    ...(include.has('longevity') ? { longevity: longevityPart.compute(context) } : {}),
    ...(include.has('drishti') ? { drishti: drishtiPart.compute(context) } : {}),
    ...(include.has('panchang') ? { panchang: panchangPart.compute(context) } : {}),
    ...(include.has('doshas') ? { doshas: doshasPart.compute(context) } : {}),
    ...(include.has('sade_sati') ? { sade_sati: sadeSatiPart.compute(context) } : {}),
  };
}

/** Parts of a Vedic answer, in order; each is one key. */
export const VEDIC_PART_NAMES = [
  'points',
  'bhavas',
  'chalit',
  'vargas',
  'vimshopaka',
  'dashas',
  'karakas',
  'arudhas',
  'graha_arudhas',
  'upagrahas',
  'special_lagnas',
  'sphutas',
  'mrityu_bhaga',
  'argala',
  'sudarshana',
  'kp',
  'yogas',
  'shadbala',
  'bhavabala',
  'ashtakavarga',
  'avasthas',
  'longevity',
  'drishti',
  'panchang',
  'doshas',
  'sade_sati',
] as const;
export type VedicPartName = (typeof VEDIC_PART_NAMES)[number];

/**
 * `include` of POST /natal/vedic, docs/methods/vedic-charts.md. `all_vargas` gives the sixteen of Parashara instead of only the navamsa;
 * `details` gives every part all its fields.
 */
export const VEDIC_INCLUDES = [...VEDIC_PART_NAMES, 'all_vargas', 'details'] as const;
export type VedicInclude = (typeof VEDIC_INCLUDES)[number];

/** What an app shows on one screen. */
export const DEFAULT_VEDIC_INCLUDES = [
  'points',
  'bhavas',
  'vargas',
  'dashas',
] as const satisfies readonly VedicPartName[];

/** The words of `include` with what they imply. */
export function withImplied(include: ReadonlySet<VedicInclude>): ReadonlySet<VedicInclude> {
  return include.has('all_vargas') ? new Set([...include, 'vargas']) : include;
}
