import { natalEndpoint } from '@theia-astro/endpoints/natal/endpoint';
import { sensitivityEndpoint } from '@theia-astro/endpoints/sensitivity/endpoint';
import { vedicEndpoint } from '@theia-astro/endpoints/vedic/endpoint';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';

/** A place and an instant, and how much of the window around it is stepped through. */
export interface SteppedBirth {
  readonly utc: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly minutes: number;
  /** Seconds between two charts. */
  readonly everySeconds: number;
  readonly settings?: Readonly<Record<string, unknown>>;
}

type Json = Readonly<Record<string, unknown>>;
type Value = string | number | null;
interface Row extends Json {
  readonly at: string;
  readonly from: Value;
  readonly to: Value;
  readonly value: Value;
}
interface Lists {
  readonly changes: readonly Row[];
  readonly holds: readonly Row[];
  readonly window: { readonly starts_at: string; readonly ends_at: string };
}

const NOW_MS = Date.UTC(2026, 0, 1);
/** Instants are shown to the second, so at the second of a change both its values may stand. */
const SHOWN_MS = 1_000;

/** What a fact is about, as one text. */
function nameOf({ kind, point, point_1, point_2, varga, dasha, level, pattern }: Json): string {
  return [kind, point, point_1, point_2, varga, dasha, level, pattern && JSON.stringify(pattern)]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** The facts that the answers of /swiss/natal and /natal/vedic show. */
function factsOf(natal: Json, vedic: Json): Map<string, Value> {
  const facts = new Map<string, Value>();
  const of = (answer: Json, name: string): [string, Json][] =>
    Object.entries((answer[name] ?? {}) as Readonly<Record<string, Json>>);
  for (const [id, { sign, house }] of of(natal, 'points')) {
    facts.set(`body_sign ${id}`, sign as string);
    facts.set(`body_house ${id}`, house as number);
  }
  facts.set('angle_sign asc', natal['rising_sign'] as string);
  for (const { house, sign, ruler } of (natal['houses'] as { cusps: Json[] }).cusps) {
    facts.set(`cusp_sign cusp_${String(house)}`, sign as string);
    facts.set(`cusp_ruler cusp_${String(house)}`, ruler as string);
  }
  for (const [id, { sign, house }] of of(natal, 'lots')) {
    facts.set(`lot_sign ${id}`, sign as string);
    facts.set(`lot_house ${id}`, house as number);
  }
  facts.set('sect', natal['sect'] as string);
  const phase = natal['lunar_phase'] as Json;
  facts.set('lunar_phase', phase['name'] as string);
  facts.set('rudhyar_phase', phase['rudhyar'] as string);
  for (const { point_1, point_2, aspect } of natal['aspects'] as Json[])
    facts.set(`aspect ${String(point_1)} ${String(point_2)}`, aspect as string);
  for (const { type, points, apex, sign, house } of natal['patterns'] as Json[])
    facts.set(`pattern ${JSON.stringify({ type, points, apex, sign, house })}`, type as string);
  const lagna = vedic['lagna'] as Json;
  facts.set('lagna_sign lagna', lagna['sign'] as string);
  for (const [id, point] of [['lagna', lagna] as const, ...of(vedic, 'points')]) {
    if (id !== 'lagna') facts.set(`graha_sign ${id}`, point['sign'] as string);
    if (id !== 'lagna') facts.set(`bhava ${id}`, point['bhava'] as number);
    facts.set(`nakshatra ${id}`, (point['nakshatra'] as Json)['id'] as string);
    facts.set(`pada ${id}`, (point['nakshatra'] as Json)['pada'] as number);
  }
  for (const [varga, chart] of of(vedic, 'vargas'))
    if (varga.startsWith('D'))
      for (const [id, point] of Object.entries(chart as Readonly<Record<string, Json>>))
        facts.set(`varga_sign ${id} ${varga}`, point['sign'] as string);
  const panchang = vedic['panchang'] as Readonly<Record<string, Json>>;
  const vara = panchang['vara'] as unknown;
  facts.set('vara', (typeof vara === 'object' ? (vara as Json)['id'] : vara) as string);
  return facts;
}

/**
 * A second computation of the lists of POST /sensitivity: the charts of the API itself, one after another through the
 * window, compared with what its lists say of each moment. Gives the number of facts compared and the differences.
 */
export async function checkSensitivity(
  births: readonly SteppedBirth[],
): Promise<{ readonly compared: number; readonly wrong: readonly string[] }> {
  const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), nowMs: NOW_MS, account: null };
  const asked = <Request>(
    endpoint: {
      parse: (input: unknown, nowMs: number) => Request;
      calculate: (context_: typeof context, request: Request) => unknown;
    },
    input: Json,
  ): Json => endpoint.calculate(context, endpoint.parse(input, NOW_MS)) as Json;
  let compared = 0;
  const wrong = new Set<string>();
  for (const { minutes, everySeconds, settings = {}, ...birth } of births) {
    const lists = asked(sensitivityEndpoint, {
      ...birth,
      system: 'both',
      minutes,
      settings,
      include: ['all'],
      vedic_settings: { vargas: [1, 9, 60] },
    }) as unknown as Lists;
    const [from, until] = [Date.parse(lists.window.starts_at), Date.parse(lists.window.ends_at)];
    for (let ms = from + SHOWN_MS; ms < until; ms += everySeconds * 1_000) {
      const at = { ...birth, utc: new Date(ms).toISOString() };
      const facts = factsOf(
        asked(natalEndpoint, { ...at, settings, include: ['all', 'details'] }),
        asked(vedicEndpoint, {
          ...at,
          settings: { vargas: [1, 9, 60] },
          include: ['points', 'vargas', 'panchang', 'details'],
        }),
      );
      const told = toldAt(lists, ms);
      compared += facts.size;
      for (const [name, value] of facts)
        if (!(told.get(name) ?? [null]).includes(value))
          wrong.add(`${birth.utc} ${name} at ${at.utc}: ${String(value)}, told ${String(told.get(name))}`);
      for (const [name, values] of told)
        if (/^(aspect|pattern) /.test(name) && !facts.has(name) && !values.includes(null))
          wrong.add(`${birth.utc} ${name} at ${at.utc}: none, told ${values.join()}`);
    }
  }
  return { compared, wrong: [...wrong] };
}

/** What the lists say of a moment; two values at the second of a change. */
function toldAt({ changes, holds }: Lists, ms: number): Map<string, readonly Value[]> {
  const told = new Map<string, readonly Value[]>(holds.map((row) => [nameOf(row), [row.value]]));
  for (const [name, rows] of Map.groupBy(changes, nameOf)) {
    const before = rows.findLast((row) => Date.parse(row.at) < ms - SHOWN_MS);
    const near = rows.filter((row) => Math.abs(Date.parse(row.at) - ms) <= SHOWN_MS);
    told.set(name, [before === undefined ? rows[0]!.from : before.to, ...near.flatMap((row) => [row.from, row.to])]);
  }
  return told;
}

/** `node golden/sensitivity.ts`: two whole days, a chart every 20 seconds, and a minute second by second. */
if (import.meta.main) {
  const day = { minutes: 720, everySeconds: 20 };
  const { compared, wrong } = await checkSensitivity([
    { utc: '1990-06-15T18:30:00Z', latitude: 40.71427, longitude: -74.00597, timezone: 'America/New_York', ...day },
    { utc: '2024-03-20T12:00:00Z', latitude: 66.5, longitude: 25.7, timezone: 'Europe/Helsinki', ...day },
  ]);
  console.log(`${compared} facts compared, ${wrong.length} wrong`);
  for (const line of wrong.slice(0, 20)) console.log(line);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
