import { separationDeg } from '@theia-astro/astro/angle/normalize';
import { DEFAULT_VEDIC_SETTINGS, type VedicChart, type VedicSettings } from '@theia-astro/astro/vedic/chart';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { shadbala, type PlanetShadbala, type Shadbala } from '@theia-astro/astro/vedic/shadbala/shadbala';
import { SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { type Comparison, type Engines, type TallyKeeper, eachRow } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

type Virupas = Readonly<Record<string, number>>;
interface Row {
  id: string;
  utc: string;
  lat: number;
  lon: number;
}
interface BookRow extends Row {
  utc_offset: number;
  ayanamsa: string;
  component: string;
  virupas: Virupas;
  tolerance_virupas: number;
  exclude?: readonly string[];
}
interface DefinitionRow extends Row {
  uchcha: Virupas;
  ojayugma: Virupas;
  kendra: Virupas;
  drekkana: Virupas;
  dig: Virupas;
  paksha_basis: number;
  naisargika: Virupas;
}

type Part = (planet: PlanetShadbala) => number | null;

/** Parts on which the schools agree. */
const AGREED: Readonly<Record<string, Part>> = {
  uchcha: ({ sthana }) => sthana.uccha,
  ojayugma: ({ sthana }) => sthana.ojayugma,
  kendra: ({ sthana }) => sthana.kendradi,
  drekkana: ({ sthana }) => sthana.drekkana,
  dig: ({ dig }) => dig,
  nathonnatha: ({ kala }) => kala.nathonnatha,
  paksha: ({ kala }) => kala.paksha,
  tribhaga: ({ kala }) => kala.tribhaga,
  abda: ({ kala }) => kala.abda,
  masa: ({ kala }) => kala.masa,
  vara: ({ kala }) => kala.vara,
  hora: ({ kala }) => kala.hora,
  naisargika: ({ naisargika }) => naisargika,
};

/**
 * Mercury and Jupiter are at war in Jain's chart; neither kala bala contains doubled parts, and the two ways to compute
 * the ayana differ by less than the tolerance.
 */
const AT_WAR: readonly string[] = ['mercury', 'jupiter'];
const IN_WAR: Readonly<Record<string, Part>> = { kala_total: ({ kala }) => kala.total };

/** Parts in which Theia follows Raman: Jain gives moolatrikona its 45 virupas by sign, Theia by degrees. */
const AS_RAMAN: Readonly<Record<string, Part>> = {
  ...AGREED,
  saptavargaja: ({ sthana }) => sthana.saptavargaja,
  sthana_total: ({ sthana }) => sthana.total,
  cheshta: ({ cheshta }) => cheshta,
  drik: ({ drik }) => drik,
};
/*
 * Not compared, because the conventions differ from ours: ayana by the kranti of the longitude alone; totals that contain it (kala, total, rupas), except those of the two planets at war in Jain's chart; cheshta of sun and moon as 0, and of mercury by the mean motions of 1900. Book rows double the Moon's paksha.
 */
const DOUBLED: readonly string[] = ['paksha'];
const NOT_OUR_CHESHTA: readonly string[] = ['sun', 'moon', 'mercury'];

export const comparisons: readonly Comparison[] = [
  {
    table: 'vedic_shadbala',
    quantity: 'parts by definition',
    unit: 'virupas',
    tolerance: 0.05,
    compare: eachRow<BookRow | DefinitionRow>('vedic_shadbala', (row, tally, engines) => {
      if (!('component' in row)) compareDefinition(engines, row, tally);
    }),
  },
  {
    table: 'vedic_shadbala',
    quantity: 'printed figures',
    unit: "of the row's own tolerance",
    tolerance: 1,
    compare: eachRow<BookRow | DefinitionRow>('vedic_shadbala', (row, tally, engines) => {
      if ('component' in row) compareBook(engines, row, tally);
    }),
  },
];

function compareDefinition(engines: Engines, row: DefinitionRow, tally: TallyKeeper): void {
  const { chart, planets } = computeStrengths(engines, row, 1, 240 * row.lon);
  const parts: Readonly<Record<string, Virupas>> = {
    uchcha: row.uchcha,
    ojayugma: row.ojayugma,
    kendra: row.kendra,
    drekkana: row.drekkana,
    dig: row.dig,
    naisargika: row.naisargika,
  };
  for (const [part, virupas] of Object.entries(parts)) {
    for (const id of SEVEN_GRAHAS)
      tally.add(
        `${row.id} ${part} ${id}`,
        (AGREED[part]!(planets[id]) ?? Number.NaN) - (virupas[tableName(id)] ?? Number.NaN),
      );
  }
  tally.add(
    `${row.id} paksha`,
    separationDeg(chart.byId.moon.longitudeDeg, chart.byId.sun.longitudeDeg) / 3 - row.paksha_basis,
  );
}

function compareBook(engines: Engines, row: BookRow, tally: TallyKeeper): void {
  const raman = row.ayanamsa.startsWith('Raman');
  const part = (raman ? AS_RAMAN : { ...AGREED, ...IN_WAR })[row.component];
  if (part === undefined) return;
  const { planets } = computeStrengths(engines, row, raman ? 3 : 1, 3600 * row.utc_offset);
  for (const id of SEVEN_GRAHAS) {
    const printed = row.virupas[tableName(id)];
    const skipped =
      row.exclude?.includes(tableName(id)) === true || (row.component === 'cheshta' && NOT_OUR_CHESHTA.includes(id));
    if (printed === undefined || skipped || (row.component in IN_WAR && !AT_WAR.includes(id))) continue;
    const expected = id === 'moon' && DOUBLED.includes(row.component) ? printed / 2 : printed;
    tally.add(`${row.id} ${id}`, ((part(planets[id]) ?? Number.NaN) - expected) / row.tolerance_virupas);
  }
}

interface Strengths {
  readonly chart: VedicChart;
  readonly planets: Shadbala['planets'];
}

function computeStrengths(
  { ephemeris }: Engines,
  { utc, lat, lon }: Row,
  mode: number,
  utcOffsetSeconds: number,
): Strengths {
  const place = { geoLatitudeDeg: lat, geoLongitudeDeg: lon, elevationM: 0 };
  const settings: VedicSettings = {
    ...DEFAULT_VEDIC_SETTINGS,
    ayanamsa: { id: `mode ${mode}`, definition: { kind: 'mode', mode } },
  };
  const chart = computeVedicChart(
    ephemeris,
    { jdUt: jdOfUt1(utc), unknownTime: false, place, utcOffsetSeconds },
    settings,
  );
  return { chart, planets: shadbala(ephemeris, chart, 'raman')!.planets };
}

function tableName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
