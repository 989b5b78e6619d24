import { bodiesOf } from '@theia-astro/astro/bodies/table';
import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/groups';
import { KOOTAS } from '@theia-astro/astro/vedic/matching/ashtakoota';
import type { MatchAnswer, SynastryAnswer } from '../facts/answers.ts';
import type { CauseChart } from '../report.ts';
import { contactLead, kootaLead, manglikLead } from '../voice/en-contacts.ts';
import { houseMeaning, lead } from '../voice/en-natal.ts';
import { capital, degreeText, named, ordinal, spoken } from '../words/names.ts';
import { aspectCause, contactOf, type Finding, placement, ruleCause } from './finding.ts';
import SECTIONS from './sections.json' with { type: 'json' };
import { inOrder } from './strength.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

const OF_PLANET: Readonly<Record<string, number>> = WEIGHTS.synastry_planets;
const PERSONAL: ReadonlySet<string> = new Set(['sun', 'moon', 'mercury', 'venus', 'mars']);
const OUTER: ReadonlySet<string> = new Set(bodiesOf('modern_planet'));
const SHARE: Readonly<Record<string, number>> = WEIGHTS.synastry_aspects;
const WIDEST_DEG = 6;
const CLOSE_DEG = 1;
const HEAVY_HOUSES: ReadonlySet<number> = new Set([1, 4, 5, 7, 8, 10]);

/** The section of a contact by what its planets are about. */
function sectionsOf(a: string, b: string): readonly [string, ...string[]] {
  const pair = new Set([a, b]);
  if (pair.has('saturn') || OUTER.has(a) || OUTER.has(b))
    return ['lasting', pair.has('moon') ? 'feeling' : pair.has('venus') || pair.has('mars') ? 'attraction' : 'talk'];
  if (pair.has('venus') || pair.has('mars')) return ['attraction', 'feeling'];
  if (pair.has('mercury')) return ['talk', 'feeling'];
  if (pair.has('moon')) return ['feeling', 'talk'];
  return ['talk', 'lasting'];
}

/** What joins two charts and has a text, in no order. */
export function relationshipFindings(synastry: SynastryAnswer, names: Names): Finding[] {
  return [...contacts(synastry, names), ...overlays(synastry, names), ...composite(synastry)];
}

/** How the first and the second person are called. */
type Names = readonly [string, string];

function contacts({ aspects, charts }: SynastryAnswer, names: Names): Finding[] {
  const uncertain = (id: string, person: 'person_a' | 'person_b'): boolean =>
    id === 'moon' && charts[person].time.unknown;
  return aspects.flatMap((aspect) => {
    const contact = contactOf(aspect.aspect);
    const [a, b] = inOrder(aspect.point_1, aspect.point_2);
    const [of1, of2] = [OF_PLANET[a], OF_PLANET[b]];
    if (contact === null || of1 === undefined || of2 === undefined) return [];
    if (OUTER.has(b) && !PERSONAL.has(a)) return [];
    if (uncertain(aspect.point_1, 'person_a') || uncertain(aspect.point_2, 'person_b')) return [];
    const exactness = Math.max(0, 1 - Math.abs(aspect.orb) / WIDEST_DEG);
    return [
      {
        key: `synastry.${a}_${contact}_${b}`,
        weight: (SHARE[aspect.aspect] ?? 0.7) * ((of1 + of2) / 2) * (0.4 + 0.75 * exactness),
        sections: sectionsOf(a, b),
        group: `${a}_${contact}_${b}`,
        about: [`${a}_${b}`],
        because: [aspectCause(['person_a', 'person_b'], aspect)],
        phrase: `the ${named(aspect.aspect).toLowerCase()} of ${names[0]}’s ${named(aspect.point_1)} and ${names[1]}’s ${named(aspect.point_2)}`,
        lead: contactLead(names, aspect.point_1, aspect.point_2, aspect.aspect),
        ...(Math.abs(aspect.orb) > CLOSE_DEG ? {} : { close: `${degreeText(aspect.orb)} from exact` }),
      },
    ];
  });
}

function overlays({ overlays, charts }: SynastryAnswer, [nameA, nameB]: Names): Finding[] {
  const overlaysOf = (
    guest: 'person_a' | 'person_b',
    houses: Readonly<Record<string, number | null | undefined>> | null,
  ): Finding[] =>
    CLASSICAL_PLANETS.flatMap((id) => {
      const house = houses?.[id];
      const point = charts[guest].points?.[id];
      const [visitor, host] = guest === 'person_a' ? [nameA, nameB] : [nameB, nameA];
      if (house === null || house === undefined || point === undefined) return [];
      return [
        {
          key: `overlay.${id}.${house}`,
          weight: 0.8 * (OF_PLANET[id] ?? 0.5) * (HEAVY_HOUSES.has(house) ? 1 : 0.75),
          sections: [guest === 'person_a' ? 'overlay_a' : 'overlay_b'] as const,
          group: `overlay_${id}_${house}`,
          about: [`${guest}_${id}`, `overlay_${id}`],
          because: [
            placement(guest, id, point, null),
            ruleCause('overlay', `${id} in house ${house} of ${guest === 'person_a' ? 'B' : 'A'}`, [id], {
              score: house,
            }),
          ],
          phrase: `${visitor}’s ${named(id)} in the ${ordinal(house)} house of ${host}`,
          lead: lead('overlay', {
            guest: visitor,
            host,
            name: named(id),
            house: ordinal(house),
            meaning: houseMeaning(house),
          }),
          standsOut: 0.8,
        },
      ];
    });
  return overlays === null
    ? []
    : [...overlaysOf('person_a', overlays.a_in_b), ...overlaysOf('person_b', overlays.b_in_a)];
}

function composite({ composite }: SynastryAnswer): Finding[] {
  if (composite === null) return [];
  const chart: CauseChart = 'composite';
  const planets = (['sun', 'moon', 'venus', 'mars', 'saturn'] as const).flatMap((id): Finding[] => {
    const point = composite.points[id];
    if (point === undefined || point.house === null) return [];
    return [
      {
        key: `composite.${id}.${point.house}`,
        weight: 0.75 * (OF_PLANET[id] ?? 0.5),
        sections: ['together'],
        group: `composite_${id}`,
        about: [`composite_${id}`],
        because: [placement(chart, id, point, point.house)],
        phrase: `the ${named(id)} of the composite in the ${ordinal(point.house)} house`,
        lead: lead('composite', {
          point: spoken(id),
          house: ordinal(point.house),
          meaning: houseMeaning(point.house),
        }),
        standsOut: 0.9,
      },
    ];
  });
  const { ascendant } = composite;
  return ascendant === null
    ? planets
    : [
        ...planets,
        {
          key: `composite.ascendant.${ascendant.sign}`,
          weight: 0.7,
          sections: ['together'],
          group: 'composite_asc',
          about: ['composite_asc'],
          because: [placement(chart, 'asc', ascendant, null)],
          phrase: `${named(ascendant.sign)} rising in the composite`,
          lead: lead('composite_ascendant', { sign: named(ascendant.sign) }),
          standsOut: 0.9,
        },
      ];
}

/** The kootas of two Moons, and Mars. */
export function matchFindings({ kootas, manglik }: MatchAnswer): Finding[] {
  const both = manglik.a.present && manglik.b.present;
  const state = both ? 'both' : manglik.a.present || manglik.b.present ? 'one' : 'neither';
  return [
    ...KOOTAS.map((id): Finding => {
      const { score, max, a, b, reason } = kootas[id];
      const side = score >= max / 2 ? 'favourable' : 'unfavourable';
      return {
        key: `koota.${id}.${side}`,
        weight: 0.55 + 0.06 * max,
        sections: [SECTIONS.kootas[id]],
        group: `koota_${id}`,
        about: [`koota_${id}`],
        because: [ruleCause('koota', id, [a, b], { rule: reason, score, max })],
        phrase: `${capital(named(id))} with ${score} of ${max} points`,
        lead: kootaLead(id, score, max),
      };
    }),
    {
      key: `manglik.${state}`,
      weight: 0.7,
      sections: ['nature'],
      group: 'manglik',
      about: ['manglik'],
      because: [ruleCause('manglik', state, ['mars'])],
      phrase:
        state === 'neither'
          ? 'Mars free in both charts'
          : `Mars marked in ${state === 'both' ? 'both charts' : 'one chart'}`,
      lead: manglikLead(state),
      standsOut: 0.8,
    },
  ];
}
