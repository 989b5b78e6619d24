import type { PlanetShadbala, Shadbala } from '@theia-astro/astro/vedic/shadbala/shadbala';
import { shadbala } from '@theia-astro/astro/vedic/shadbala/shadbala';
import { SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { wire, wireOrNull } from '../../wire/number.ts';
import { byEveryId, mapIds } from '../../wire/point.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { vedicPart } from '../part.ts';
import { sevenGrahaSchema } from '../../vedic-parts/wire.ts';

const virupas = z.number().meta({ 'x-unit': 'virupas' });
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
