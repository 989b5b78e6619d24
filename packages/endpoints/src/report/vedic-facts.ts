import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import type { GrahaFact, VedicAnswer } from '@theia-astro/report/facts/answers';
import type { DoshaWire, VedicWire } from './products.ts';

const DOSHAS = ['manglik', 'kaal_sarpa', 'gandmool', 'pitru'] as const;

/** What a report reads of the Vedic answer. */
export function vedicFacts(answer: VedicWire): VedicAnswer {
  const { points, vargas, dashas, karakas, doshas, shadbala, sade_sati: sadeSati } = answer;
  const grahas: Partial<Record<(typeof GRAHAS)[number], GrahaFact>> = {};
  for (const id of GRAHAS) {
    const point = points?.[id];
    if (point !== undefined) grahas[id] = { ...point, dignity: point.dignity ?? null, combust: point.combust ?? null };
  }
  const atma = karakas?.order.find(({ karaka }) => karaka === 'atma');
  return {
    analysis_at: answer.analysis_at,
    lagna: answer.lagna,
    bhavas_from: answer.bhavas_from,
    points: grahas,
    bhavas: answer.bhavas,
    navamsaLagna: answer.lagna === null ? null : (vargas?.D9?.lagna?.sign ?? null),
    dashas: dashas?.vimshottari?.periods ?? [],
    atmakaraka: atma === undefined ? null : { planet: atma.planet, degree: atma.degree },
    yogas: answer.yogas,
    shadbala: shadbala ?? null,
    doshas: Object.fromEntries(DOSHAS.map((id) => [id, doshaFact(doshas?.[id])])),
    saturn: (sadeSati?.periods ?? []).flatMap(({ starts_at, ends_at, phase, sign }) =>
      starts_at === null || ends_at === null ? [] : [{ phase, sign, starts_at, ends_at }],
    ),
    time: answer.time,
    place: answer.place,
  };
}

function doshaFact(dosha: DoshaWire | null | undefined): VedicAnswer['doshas']['pitru'] {
  return {
    present: dosha?.present ?? null,
    harmful: dosha?.harmful ?? null,
    level: dosha?.level ?? null,
  };
}
