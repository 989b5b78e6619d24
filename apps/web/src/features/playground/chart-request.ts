type Input = Readonly<Record<string, unknown>>;

const BIRTH_FIELDS = [
  'birth_date',
  'birth_time',
  'location',
  'latitude',
  'longitude',
  'lat',
  'lon',
  'lng',
  'elevation_m',
  'timezone',
  'utc_offset',
  'utc',
  'datetime_utc',
  'calendar',
] as const;
const SETTINGS = ['house_system', 'ayanamsa', 'node'] as const;
const SIZE_PX = 720;

type Kind = 'natal' | 'vedic' | 'pair';

const kindByPath: Readonly<Record<string, Kind>> = {
  '/swiss/natal': 'natal',
  '/natal/vedic': 'vedic',
  '/synastry': 'pair',
};
const kindByWord: Readonly<Record<string, Kind>> = {
  natal: 'natal',
  vedic: 'vedic',
  natal_vedic: 'vedic',
  synastry: 'pair',
  relationship: 'pair',
  composite: 'pair',
  davison: 'pair',
};

function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pick(from: Input, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));
}

function chartKind(path: string, input: Input): Kind | null {
  const kind = path === '/swiss' ? kindByWord[String(input['request'] ?? '').toLowerCase()] : kindByPath[path];
  if (kind === 'natal' && String(input['system'] ?? '').toLowerCase() === 'vedic') return 'vedic';
  return kind ?? null;
}

/** True if a chart can be drawn for the calls of an endpoint. */
export function drawsCharts(path: string): boolean {
  return path === '/swiss' || path in kindByPath;
}

/** The body of POST /chart that draws the chart of a call: a wheel, a North Indian chart, or a bi-wheel for two people; null for calls without a chart. */
export function chartRequest(path: string, input: Input, theme: 'light' | 'dark'): Input | null {
  const kind = chartKind(path, input);
  if (kind === null) return null;
  const style = { style: kind === 'vedic' ? 'north_indian' : 'wheel', format: 'svg', theme, size: SIZE_PX };
  const settings = isInput(input['settings']) ? pick(input['settings'], SETTINGS) : {};
  const shared = {
    ...pick(input, kind === 'natal' ? ['sidereal'] : []),
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
  };
  if (kind !== 'pair') return { ...pick(input, BIRTH_FIELDS), ...shared, ...style };
  const { person_a: first, person_b: second } = input;
  return isInput(first) && isInput(second)
    ? { ...pick(first, BIRTH_FIELDS), partner: pick(second, BIRTH_FIELDS), ...shared, ...style }
    : null;
}
