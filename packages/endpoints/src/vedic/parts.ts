import type { VedicPart } from './part.ts';
import { arudhasPart } from './parts/arudhas.ts';
import { ashtakavargaPart } from './parts/ashtakavarga.ts';
import { aspectsPart } from './parts/aspects.ts';
import { avasthasPart } from './parts/avasthas.ts';
import { bhavabalaPart } from './parts/bhavabala.ts';
import { chalitPart } from './parts/chalit.ts';
import { dashasPart } from './parts/dashas.ts';
import { doshasPart } from './parts/doshas.ts';
import { housesPart } from './parts/houses.ts';
import { karakasPart } from './parts/karakas.ts';
import { kpPart } from './parts/kp.ts';
import { panchangPart } from './parts/panchang.ts';
import { pointsPart } from './parts/points.ts';
import { sadeSatiPart } from './parts/sade-sati.ts';
import { shadbalaPart } from './parts/shadbala.ts';
import { specialLagnasPart } from './parts/special-lagnas.ts';
import { upagrahasPart } from './parts/upagrahas.ts';
import { vargasPart } from './parts/vargas.ts';
import { vimshopakaPart } from './parts/vimshopaka.ts';
import { yogasPart } from './parts/yogas.ts';

/** Every part of a Vedic answer, one line each, in the order of the answer. */
export const VEDIC_PARTS: readonly VedicPart[] = [
  pointsPart,
  housesPart,
  chalitPart,
  vargasPart,
  vimshopakaPart,
  dashasPart,
  karakasPart,
  arudhasPart,
  upagrahasPart,
  specialLagnasPart,
  kpPart,
  yogasPart,
  shadbalaPart,
  bhavabalaPart,
  ashtakavargaPart,
  avasthasPart,
  aspectsPart,
  panchangPart,
  doshasPart,
  sadeSatiPart,
];
