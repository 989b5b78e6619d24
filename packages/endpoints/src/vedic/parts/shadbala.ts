import type { PlanetShadbala, Shadbala } from '@theia/astro/vedic/shadbala/shadbala';
import { shadbala } from '@theia/astro/vedic/shadbala/shadbala';
import { SEVEN_GRAHAS } from '@theia/astro/vedic/zodiac';
import { z } from 'zod';
import { wire, wireOrNull } from '../../natal/wire-number.ts';
import type { PartContext, VedicPart } from '../part.ts';
import { sevenGrahaSchema } from '../wire.ts';

const virupas = z.number().meta({ 'x-unit': 'virupas' });
const ofTheDay = virupas
  .nullable()
  .meta({ description: 'Null where the Sun does not rise or set; it then counts nothing.', 'x-unit': 'virupas' });

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
      yuddha: virupas.meta({ description: 'Won or lost in planetary war.', 'x-unit': 'virupas' }),
      total: virupas,
    }),
    cheshta: virupas.meta({
      description: 'The Sun’s is its ayana, the Moon’s its paksha bala; neither is doubled.',
      'x-unit': 'virupas',
    }),
    naisargika: virupas,
    drik: virupas,
    total: virupas,
    rupas: z.number().meta({ description: 'Total / 60.', 'x-unit': 'rupas' }),
    required: virupas,
    ratio: z.number().meta({ description: 'Total over required.' }),
    rank: z.int().min(1).max(7).meta({ description: '1 strongest, by ratio.' }),
    ishta: virupas,
    kashta: virupas,
  })
  .meta({ id: 'Shadbala', description: 'BPHS 27; Raman, Graha and Bhava Balas. 60 virupas are a rupa.' });

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

/** `shadbala` of contract §6.7 by planet; null without a birth time. */
export const shadbalaPart: VedicPart = {
  include: 'shadbala',
  schema: z
    .object({
      ...Object.fromEntries(SEVEN_GRAHAS.map((id) => [id, planetSchema])),
      basis: basisSchema
        .optional()
        .meta({ description: 'With include detail: the lords of the time; null where the Sun does not rise or set.' }),
    })
    .nullable(),
  compute: ({ services: { ephemeris }, chart, options, include }: PartContext) => {
    const found = shadbala(ephemeris, chart, options.shadbalaScheme);
    if (found === null) return null;
    return {
      ...Object.fromEntries(SEVEN_GRAHAS.map((id) => [id, wirePlanet(found.planets[id])])),
      ...(include.has('detail') ? { basis: wireBasis(found) } : {}),
    };
  },
};

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
}: PlanetShadbala): Record<string, unknown> {
  return {
    sthana: rounded({ ...sthana }),
    dig: wire(dig),
    kala: rounded({ ...kala }),
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

function wireBasis({ timeLords, apparentHours }: Shadbala): z.infer<typeof basisSchema> {
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

function rounded(parts: Readonly<Record<string, number | null>>): Record<string, number | null> {
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, wireOrNull(value)]));
}
