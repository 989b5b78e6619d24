import { eclipticHousePosition, houseNumber } from '@theia-astro/astro/houses/placement';
import { wrap180 } from '@theia-astro/astro/angle/normalize';
import type { calculateReport } from '../calculate.ts';
import type { CalculationContext } from '../../endpoint.ts';
import type { NatalWire, ReportProducts, SynastryWire, VedicWire } from '../products.ts';

type Fields = Readonly<Record<string, unknown>>;
type Report = ReturnType<typeof calculateReport>;
const BIRTH = ['birth_date', 'birth_time', 'latitude', 'longitude', 'location'];

/** What the causes of a report are held against: charts computed again, without the facts of the report. */
export class Evidence {
  readonly report: Report;
  readonly #context: CalculationContext;
  readonly #products: ReportProducts;
  readonly #fields: Fields;
  readonly #western = new Map<string, NatalWire>();
  readonly #vedic = new Map<string, VedicWire>();
  readonly #skies = new Map<number, Readonly<Record<string, number>>>();
  #synastry: SynastryWire | undefined;

  constructor(context: CalculationContext, products: ReportProducts, fields: Fields, report: Report) {
    this.report = report;
    this.#context = context;
    this.#products = products;
    this.#fields = fields;
  }

  get isVedic(): boolean {
    return this.report.system === 'vedic' && this.report.kind !== 'relationship';
  }

  /** The first day of a year ahead. */
  get yearStart(): string {
    const { from } = this.#fields;
    if (typeof from !== 'string') throw new RangeError('The report has no first day.');
    return from;
  }

  /** `natal`, `person_a` or `person_b`. */
  birthOf(role: string): Fields {
    const asked = role === 'natal' ? this.#fields : this.#fields[role];
    if (typeof asked !== 'object' || asked === null) throw new RangeError(`${role} has no birth in this report.`);
    return Object.fromEntries(Object.entries(asked).filter(([name]) => BIRTH.includes(name)));
  }

  western(role: string): NatalWire {
    const known = this.#western.get(role);
    if (known !== undefined) return known;
    const chart = this.westernAt(this.birthOf(role));
    this.#western.set(role, chart);
    return chart;
  }

  /** The western chart of a birth that is given whole. */
  westernAt(birth: Fields): NatalWire {
    const chart = this.#products.natal(this.#context, {
      ...birth,
      include: ['default', 'dignities', 'lots', 'patterns', 'balance'],
    });
    if (chart.product !== 'natal') throw new RangeError('A western chart was asked for.');
    return chart;
  }

  vedic(role: string): VedicWire {
    const known = this.#vedic.get(role);
    if (known !== undefined) return known;
    const chart = this.#products.vedic(this.#context, {
      ...this.birthOf(role),
      include: ['default', 'yogas', 'dashas', 'shadbala', 'sade_sati', 'doshas', 'details'],
      analysis_date: this.#fields['from'] ?? '2026-06-15',
    });
    this.#vedic.set(role, chart);
    return chart;
  }

  /** Where Saturn stands among the sidereal signs. */
  siderealSaturn(atMs: number): string | undefined {
    return this.#products.vedic(this.#context, { utc: utcOf(atMs), latitude: 0, longitude: 0 }).points?.saturn?.sign;
  }

  get synastry(): SynastryWire {
    if (this.#synastry === undefined) {
      const answer = this.#products.synastry(this.#context, {
        person_a: this.birthOf('person_a'),
        person_b: this.birthOf('person_b'),
        include: ['composite'],
      });
      if (!('composite' in answer)) throw new RangeError('A composite was asked for.');
      this.#synastry = answer;
    }
    return this.#synastry;
  }

  /** Tropical longitudes of an instant, degrees by body. */
  sky(atMs: number): Readonly<Record<string, number>> {
    const known = this.#skies.get(atMs);
    if (known !== undefined) return known;
    const { points } = this.#products.positions(this.#context, { utc: utcOf(atMs) });
    const sky = Object.fromEntries(
      Object.entries(points ?? {}).flatMap(([id, point]) => (point === undefined ? [] : [[id, point.longitude]])),
    );
    this.#skies.set(atMs, sky);
    return sky;
  }

  /** The longitude of a point or angle of a birth chart. */
  natalLongitude(role: string, id: string): number | undefined {
    const { points, houses } = this.western(role);
    return id === 'asc' || id === 'mc' || id === 'dsc' || id === 'ic' ? houses?.angles[id] : points?.[id]?.longitude;
  }

  /** The house of a birth chart in which a longitude falls; null without houses. */
  houseIn(role: string, longitude: number): number | null {
    const cusps = this.western(role).houses?.cusps;
    return cusps === undefined
      ? null
      : houseNumber(
          eclipticHousePosition(
            longitude,
            cusps.map((cusp) => cusp.longitude),
          ),
        );
  }
}

function utcOf(atMs: number): string {
  return new Date(atMs).toISOString();
}

const DAY_MS = 86_400_000;
const SUN_DEG_A_DAY = 360 / 365.2422;
const STEPS = 8;
/** Half a year away from the birthday either of two returns is as near. */
const FAR_DEG = 170;

/** The charts of the Sun's return nearest to the start of a year ahead: one, or two that are equally near. */
export function birthdays(evidence: Evidence): NatalWire[] {
  const natal = evidence.natalLongitude('natal', 'sun')!;
  const startMs = Date.parse(`${evidence.yearStart}T00:00:00Z`);
  const away = wrap180(natal - evidence.sky(startMs)['sun']!);
  const turns = Math.abs(away) > FAR_DEG ? [away, away - Math.sign(away) * 360] : [away];
  return turns.map((turn) => {
    let atMs = startMs + (turn / SUN_DEG_A_DAY) * DAY_MS;
    for (let step = 0; step < STEPS; step += 1)
      atMs += (wrap180(natal - evidence.sky(Math.round(atMs))['sun']!) / SUN_DEG_A_DAY) * DAY_MS;
    const { latitude, longitude, location } = evidence.birthOf('natal');
    const where = location === undefined ? { latitude, longitude } : { location };
    return evidence.westernAt({ ...where, utc: new Date(Math.round(atMs / 1000) * 1000).toISOString() });
  });
}
