import { avasthas, BALADI, DEEPTADI, JAGRADADI, LAJJITADI, SAYANADI } from '@theia-astro/astro/vedic/avasthas/avasthas';
import { GRAHAS, SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { bhavaBala } from '@theia-astro/astro/vedic/bhava-bala/bhava-bala';
import { shadbala, type PlanetShadbala, type Shadbala } from '@theia-astro/astro/vedic/shadbala/shadbala';
import { vimshopaka, VIMSHOPAKA_GROUPS } from '@theia-astro/astro/vedic/vimshopaka/vimshopaka';
import {
  ashtakavarga,
  AV_CONTRIBUTORS,
  BINDU_TABLE_IDS,
  contributorSigns,
  EKADHIPATYA_READINGS,
  prastara,
} from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/point.ts';
import { vedicPart } from '../part.ts';
import { wire, wireOrNull, type Wire } from '../../wire/wire.ts';
import { bhavaNumberSchema, sevenGrahaSchema, siderealSchema, wireSidereal } from '../../vedic-parts/wire.ts';

/** `avasthas` (docs/methods/shadbala.md). */
export const avasthasPart = vedicPart({
  include: 'avasthas',
  schema: byEveryId(
    GRAHAS,
    z
      .object({
        baladi: z.enum(BALADI).meta({ description: 'Age, BPHS 45.3.' }),
        jagradadi: z.enum(JAGRADADI).meta({ description: 'Waking, BPHS 45.5–6.' }),
        deeptadi: z.enum(DEEPTADI).meta({ description: 'Mood, BPHS 45.7–10; the first that applies.' }),
        lajjitadi: z.array(z.enum(LAJJITADI)).meta({ description: 'By company, BPHS 45.11–18; several or none.' }),
        sayanadi: z
          .enum(SAYANADI)
          .nullable()
          .meta({ description: 'Activity, BPHS 45.30–37; null without a birth time or a sunrise.' }),
      })
      .meta({ id: 'Avasthas' }),
  ),
  compute: ({ chart, options: { nodeAspects } }) => {
    const found = new Map(avasthas(chart, nodeAspects).map(({ id, ...states }) => [id, states]));
    return mapIds(GRAHAS, (id) => found.get(id)!);
  },
});

const virupas = z.number().meta({ 'x-unit': 'virupas' });

/** `bhavabala` (docs/methods/shadbala.md); null without a birth time, or with Gauquelin sectors. */
export const bhavabalaPart = vedicPart({
  include: 'bhavabala',
  schema: z
    .array(
      z.object({
        bhava: bhavaNumberSchema,
        lord: sevenGrahaSchema,
        middle: siderealSchema.meta({ description: 'Middle of the bhava in the chalit.' }),
        adhipati: virupas.meta({ description: 'Shadbala of the lord.', 'x-unit': 'virupas' }),
        dig: virupas,
        drik: virupas,
        total: virupas,
        rupas: z.number().meta({ 'x-unit': 'rupas' }),
        rank: z.int().min(1).max(12).meta({ description: '1 strongest.' }),
      }),
    )
    .length(12)
    .nullable()
    .meta({ description: 'BPHS 27.26–31.' }),
  compute: ({ services: { ephemeris }, chart, options }) => {
    const strengths = shadbala(ephemeris, chart, options.shadbalaScheme);
    const bhavas = strengths === null ? null : bhavaBala(chart, strengths);
    return (
      bhavas?.map(({ house, lord, middleDeg, adhipati, dig, drik, total, rupas, rank }) => ({
        bhava: house,
        lord,
        middle: wireSidereal(middleDeg),
        adhipati: wire(adhipati),
        dig: wire(dig),
        drik: wire(drik),
        total: wire(total),
        rupas: wire(rupas),
        rank,
      })) ?? null
    );
  },
});

const groupsSchema = byEveryId(VIMSHOPAKA_GROUPS, z.number().min(5).max(20)).meta({ id: 'Vimshopaka' });

/** `vimshopaka` (docs/methods/vargas.md): points out of 20 in each group of vargas. */
export const vimshopakaPart = vedicPart({
  include: 'vimshopaka',
  schema: byEveryId(GRAHAS, groupsSchema).meta({ description: 'BPHS 7.17–27.' }),
  compute: ({ chart, options: { vargaReadings } }) => {
    const found = vimshopaka(chart, vargaReadings);
    return mapIds(GRAHAS, (id) => mapIds(VIMSHOPAKA_GROUPS, (group) => wire(found.get(id)![group])));
  },
});

const ofTheDay = virupas
  .nullable()
  .meta({ description: 'Null when the Sun does not rise or set; it then counts as 0.', 'x-unit': 'virupas' });

const planetSchema = z
  .object({
    sthana: z.object({
      uccha: virupas,
      saptavargaja: virupas,
      ojayugma: virupas,
      kendradi: virupas,
      drekkana: virupas,
      total: virupas,
    }),
    dig: virupas,
    kala: z.object({
      nathonnatha: virupas,
      paksha: virupas,
      tribhaga: ofTheDay,
      abda: ofTheDay,
      masa: ofTheDay,
      vara: ofTheDay,
      hora: ofTheDay,
      ayana: virupas,
      yuddha: virupas.meta({ description: 'Gained or lost in planetary war.', 'x-unit': 'virupas' }),
      total: virupas,
    }),
    cheshta: virupas.meta({
      description: 'For the Sun its ayana bala, for the Moon its paksha bala; neither is doubled.',
      'x-unit': 'virupas',
    }),
    naisargika: virupas,
    drik: virupas,
    total: virupas,
    rupas: z.number().meta({ description: 'Total / 60.', 'x-unit': 'rupas' }),
    required: virupas,
    ratio: z.number().meta({ description: 'Total divided by required.' }),
    rank: z.int().min(1).max(7).meta({ description: 'Rank by ratio, 1 is the strongest.' }),
    ishta: virupas,
    kashta: virupas,
  })
  .meta({ id: 'Shadbala', description: 'BPHS 27; Raman, Graha and Bhava Balas. 60 virupas are 1 rupa.' });

const basisSchema = z
  .object({
    local_apparent_time: z.number().min(0).lt(24).meta({ description: 'Since midnight.', 'x-unit': 'hours' }),
    ahargana: z.int().meta({ description: 'Days since Creation.', 'x-unit': 'days' }),
    abda_lord: sevenGrahaSchema,
    masa_lord: sevenGrahaSchema,
    vara_lord: sevenGrahaSchema,
    hora_lord: sevenGrahaSchema,
    tribhaga_lord: sevenGrahaSchema,
  })
  .nullable();

/** `shadbala` (docs/methods/shadbala.md) by planet; null without a birth time. */
export const shadbalaPart = vedicPart({
  include: 'shadbala',
  schema: z
    .object({
      ...byEveryId(SEVEN_GRAHAS, planetSchema).shape,
      basis: basisSchema.optional().meta({
        description:
          'With include details: the lords of year, month, weekday and hour; null when the Sun does not rise or set.',
      }),
    })
    .nullable(),
  compute: ({ services: { ephemeris }, chart, options, details }) => {
    const found = shadbala(ephemeris, chart, options.shadbalaScheme);
    if (found === null) return null;
    return {
      ...mapIds(SEVEN_GRAHAS, (id) => wirePlanet(found.planets[id])),
      ...(details ? { basis: wireBasis(found) } : {}),
    };
  },
});

function wirePlanet({
  sthana,
  dig,
  kala,
  cheshta,
  naisargika,
  drik,
  total,
  rupas,
  required,
  ratio,
  rank,
  ishta,
  kashta,
}: PlanetShadbala): Wire<typeof planetSchema> {
  return {
    sthana: {
      uccha: wire(sthana.uccha),
      saptavargaja: wire(sthana.saptavargaja),
      ojayugma: wire(sthana.ojayugma),
      kendradi: wire(sthana.kendradi),
      drekkana: wire(sthana.drekkana),
      total: wire(sthana.total),
    },
    dig: wire(dig),
    kala: {
      nathonnatha: wire(kala.nathonnatha),
      paksha: wire(kala.paksha),
      tribhaga: wireOrNull(kala.tribhaga),
      abda: wireOrNull(kala.abda),
      masa: wireOrNull(kala.masa),
      vara: wireOrNull(kala.vara),
      hora: wireOrNull(kala.hora),
      ayana: wire(kala.ayana),
      yuddha: wire(kala.yuddha),
      total: wire(kala.total),
    },
    cheshta: wire(cheshta),
    naisargika: wire(naisargika),
    drik: wire(drik),
    total: wire(total),
    rupas: wire(rupas),
    required,
    ratio: wire(ratio),
    rank,
    ishta: wire(ishta),
    kashta: wire(kashta),
  };
}

function wireBasis({ timeLords, apparentHours }: Shadbala): Wire<typeof basisSchema> {
  return (
    timeLords && {
      local_apparent_time: wire(apparentHours),
      ahargana: timeLords.ahargana,
      abda_lord: timeLords.abda,
      masa_lord: timeLords.masa,
      vara_lord: timeLords.vara,
      hora_lord: timeLords.hora,
      tribhaga_lord: timeLords.tribhaga,
    }
  );
}

const bySign = z.array(z.int().min(0)).length(12).meta({ id: 'BindusBySign', description: 'Aries to Pisces.' });
const byPlanet = byEveryId(SEVEN_GRAHAS, bySign).meta({ id: 'BindusByPlanet' });
const pinda = z.object({ rasi: z.int(), graha: z.int(), sodhya: z.int() }).meta({ id: 'Pinda' });
const contributors = byEveryId(AV_CONTRIBUTORS, bySign).meta({ id: 'BindusByContributor' });

/** `ashtakavarga` (docs/methods/ashtakavarga.md); null without a birth time, because the lagna also gives bindus. */
export const ashtakavargaPart = vedicPart({
  include: 'ashtakavarga',
  schema: z
    .object({
      table: z.enum(BINDU_TABLE_IDS).meta({ description: 'The school whose tables and reductions are used.' }),
      source: z.string(),
      sources: z.object({ bindus: z.string(), trikona: z.string(), ekadhipatya: z.string(), pinda: z.string() }),
      ekadhipatya: z.enum(EKADHIPATYA_READINGS).meta({
        description:
          'An empty sign with a larger value than its occupied twin takes the twin’s value, or keeps the difference. Default: the reading of the school.',
      }),
      school_whole: z.boolean().meta({ description: 'False when settings.ekadhipatya differs from the school.' }),
      lagna_occupies: z
        .boolean()
        .meta({ description: 'The sign of the lagna counts as occupied in ekadhipatya shodhana.' }),
      sarva: bySign.meta({ description: 'The sum is 337.' }),
      bhinna: byPlanet,
      lagna: bySign
        .nullable()
        .meta({ description: 'Bindus of the lagna, not included in sarva; null when the school has none.' }),
      shodhana: z.object({ trikona: byPlanet, ekadhipatya: byPlanet }),
      pinda: byEveryId(SEVEN_GRAHAS, pinda),
      prastara: z
        .object({ ...byEveryId(SEVEN_GRAHAS, contributors).shape, lagna: contributors.nullable() })
        .optional()
        .meta({ description: 'With include details: which contributor gives a bindu in which sign.' }),
    })
    .nullable(),
  compute: ({ chart, options, details }) => {
    const signs = contributorSigns(chart);
    if (signs === null) return null;
    const found = ashtakavarga(signs, { table: options.ashtakavargaTable, ekadhipatya: options.ekadhipatya });
    return {
      table: found.table,
      source: found.school.name,
      sources: found.school.sources,
      ekadhipatya: found.reading,
      school_whole: found.reading === found.school.ekadhipatya,
      lagna_occupies: found.school.lagnaOccupies,
      sarva: found.sarva,
      bhinna: found.bhinna,
      lagna: found.lagna,
      shodhana: { trikona: found.trikona, ekadhipatya: found.ekadhipatya },
      pinda: found.pinda,
      ...(details ? { prastara: prastara(signs, options.ashtakavargaTable) } : {}),
    };
  },
});
