import { birthField } from '../request/birth-data.ts';
import { DOMICILE_RULERS } from '@theia-astro/astro/dignities/dignity';
import { chartFrame } from '@theia-astro/astro/natal/house-frame';
import { considerations } from '@theia-astro/astro/traditional/considerations';
import { questionSky, type Contact } from '@theia-astro/astro/traditional/contacts';
import { lastOf, nextOf, perfectionOf, type PairPerfection } from '@theia-astro/astro/traditional/perfection';
import { allReceptions } from '@theia-astro/astro/traditional/receptions';
import { polarPhaseAt } from '@theia-astro/astro/vedic/rise-set/sun-times';
import { signByIndex, signIndexAt } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext } from '../endpoint.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { instantWriter, type InstantWriter } from '../vedic-parts/wire.ts';
import { castTraditional, planetaryHourAt } from '../western/traditional/cast.ts';
import { wireAlmuten, wireStrengths } from '../western/traditional/wire.ts';
import { wireHouses } from '../wire/houses.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { polarWarning } from '../wire/warning.ts';
import { wirePoints } from '../wire/point.ts';
import type { Wire } from '../wire/wire.ts';
import type { HoraryPart, HoraryRequest } from './request.ts';
import type { horaryResponseSchema } from './schema.ts';

type Answer = Wire<typeof horaryResponseSchema>;

/** POST /horary. @throws Problem 422 */
export function calculateHorary(context: CalculationContext, request: HoraryRequest): Answer {
  const { ephemeris } = context;
  const { settings, include } = request;
  const birth = resolveBirth(context, request.birth, settings.resolution);
  const cast = castTraditional(context, birth, settings.chart, { date: birthField(request.birth) });
  if (cast === null) throw new TypeError('A question with time and place has a chart');
  const { chart, natal, houses, geo } = cast;
  const { jdUt } = birth.moment;
  const at = instantWriter(ephemeris);
  const hour = planetaryHourAt(context, jdUt, geo, birth.zone);
  const sky = questionSky(ephemeris, jdUt, chartFrame(settings.chart, geo));
  const signOf = (house: number): number => signIndexAt(chart.cuspsDeg[house - 1]!);
  const [querent, quesited] = [DOMICILE_RULERS[signOf(1)]!, DOMICILE_RULERS[signOf(request.house)]!];
  const next = nextOf(sky, 'moon');
  const asked = <Part>(part: HoraryPart, make: () => Part): { readonly [name: string]: Part } =>
    include.has(part) ? { [part]: make() } : {};
  const parts = {
    ...asked('points', () =>
      wirePoints(ephemeris, natal.points, { details: false, house: true, stations: false, gauquelin: false }),
    ),
    ...asked('houses', () => wireHouses(houses, { details: false, obliquityDeg: natal.obliquityDeg })),
    ...asked('considerations', () => considerations(chart, next === null, hour?.ruler ?? null)),
    ...asked('moon', () => ({
      void_of_course: next === null,
      last_aspect: wireContact(lastOf(sky, 'moon'), at),
      next_aspect: wireContact(next, at),
      leaves_sign_at: at(sky.stay('moon').leavesJdUt ?? jdUt),
    })),
    ...asked('perfection', () => {
      const pairs = [[querent, quesited] as const, ...(querent === 'moon' ? [] : [['moon', quesited] as const])];
      return pairs.filter(([a, b]) => a !== b).map((pair) => wirePerfection(perfectionOf(sky, chart, pair), at));
    }),
    ...asked('receptions', () => allReceptions(chart)),
    ...asked('strengths', () => wireStrengths(chart)),
    ...asked('almuten', () => wireAlmuten(cast, hour, 'sect', at)),
  } as Pick<Answer, HoraryPart>;
  return {
    product: 'horary',
    at: birth.time.utc,
    sect: chart.sect,
    hour: hour && {
      index: hour.index,
      ruler: hour.ruler,
      day_ruler: hour.dayRuler,
      starts_at: at(hour.startsJdUt),
      ends_at: at(hour.endsJdUt),
    },
    significators: {
      querent: { planet: querent, sign: signByIndex(signOf(1)) },
      quesited: { planet: quesited, sign: signByIndex(signOf(request.house)), house: request.house },
    },
    ...parts,
    source: 'Lilly, Christian Astrology (1647), pp. 107–126; abscission: Bonatti III',
    time: birth.time,
    place: birth.place,
    input: request.input,
    meta: buildMeta(context, { jdUt, ayanamsa: settings.chart.ayanamsa, source: natal.source }),
    warnings: [
      ...request.warnings,
      ...birth.warnings,
      ...precisionWarnings(natal.source),
      ...cast.warnings,
      ...(hour === null
        ? [polarWarning(polarPhaseAt(ephemeris, geo, jdUt, 'upper_limb'), 'The question has no planetary hour.')]
        : []),
    ],
  };
}

type WireContact = NonNullable<Answer['moon']>['next_aspect'];

function wireContact(contact: Contact | null, at: InstantWriter): WireContact {
  return (
    contact && {
      planet_1: contact.planets[0],
      planet_2: contact.planets[1],
      aspect: contact.aspect,
      at: at(contact.jdUt),
    }
  );
}

function wirePerfection(found: PairPerfection, at: InstantWriter): NonNullable<Answer['perfection']>[number] {
  const { planets, behold, motion, isInOrb, direct, hindrances, translations, collections } = found;
  const exact = (contact: Contact) => wireContact(contact, at)!;
  return {
    planet_1: planets[0],
    planet_2: planets[1],
    behold,
    applying: motion === null ? null : motion === 'applying',
    in_orb: isInOrb,
    perfects: direct !== null && hindrances.length === 0,
    direct: wireContact(direct, at),
    hindrances: hindrances.map(({ kind, jdUt, planet, contact }) => ({
      kind,
      at: at(jdUt),
      planet,
      contact: wireContact(contact, at),
    })),
    translations: translations.map(({ planet, from, to, receivedIn }) => ({
      planet,
      from: exact(from),
      to: exact(to),
      received_in: receivedIn,
    })),
    collections: collections.map(({ planet, contacts, receivedIn }) => ({
      planet,
      contacts: contacts.map(exact),
      received_in: receivedIn,
    })),
  };
}
