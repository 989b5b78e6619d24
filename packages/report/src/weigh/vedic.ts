import { GRAHAS, isSevenGraha, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import type { GrahaFact, VedicAnswer, YogaFact } from '../facts/answers.ts';
import { bhavaLead, lordLead, rashiLead, shadbalaLead, yogaLead } from '../voice/en-vedic.ts';
import { lead } from '../voice/en-natal.ts';
import { capital, named, ordinal, spoken } from '../words/names.ts';
import { type Finding, placement, ruleCause } from './finding.ts';
import SECTIONS from './sections.json' with { type: 'json' };
import WEIGHTS from './weights.json' with { type: 'json' };

const KENDRAS: ReadonlySet<number> = new Set([1, 4, 7, 10]);
const TRIKONAS: ReadonlySet<number> = new Set([1, 5, 9]);
/** Ratio of shadbala to what is required, from which a graha is strong, and up to which it is weak. */
const STRONG_RATIO = 1.25;
const WEAK_RATIO = 0.9;
/** The categories of yogas that have a text; the others are about the body, about relatives, or rows of planets. */
const YOGA_WEIGHT: Readonly<Record<string, number>> = WEIGHTS.yogas;
const YOGA_STRENGTH = WEIGHTS.yoga_strengths;
const DIGNITY_WEIGHT: Readonly<Record<string, number>> = WEIGHTS.graha_dignities;
const SECTION_OF_BHAVA: Readonly<Record<number, string>> = SECTIONS.bhavas;
/** The bhavas whose lords are described, besides the first. */
const RULED_BHAVAS = [10, 9, 4, 7, 5, 2] as const;

/** What holds in a Vedic chart and has a text, in no order. */
export function vedicFindings(vedic: VedicAnswer): Finding[] {
  return [
    ...lagna(vedic),
    ...moon(vedic),
    ...grahas(vedic),
    ...lords(vedic),
    ...yogas(vedic),
    ...doshas(vedic),
    ...rest(vedic),
  ];
}

/** A graha of the chart; null where the answer has none. */
function grahaOf(vedic: VedicAnswer, id: GrahaId): GrahaFact | null {
  return vedic.points?.[id] ?? null;
}

/** A graha as a cause. Without a lagna bhavas are counted from the Moon, which is no house of the birth. */
export function grahaCause(vedic: VedicAnswer, id: GrahaId): ReturnType<typeof placement> {
  const graha = grahaOf(vedic, id)!;
  const states = [
    ...(graha.dignity === null || !(graha.dignity in DIGNITY_WEIGHT) ? [] : [graha.dignity]),
    ...(graha.combust === true ? ['combust'] : []),
    ...(graha.retrograde && id !== 'rahu' && id !== 'ketu' ? ['retrograde'] : []),
  ];
  return placement('natal', id, graha, vedic.lagna === null ? null : graha.bhava, states);
}

/** What a graha weighs: by nature, by its bhava, dignity and shadbala. */
export function grahaStrength(vedic: VedicAnswer, id: GrahaId): number {
  const graha = grahaOf(vedic, id);
  if (graha === null) return 0;
  const placed = vedic.lagna === null ? 0 : KENDRAS.has(graha.bhava) ? 0.2 : TRIKONAS.has(graha.bhava) ? 0.12 : 0;
  const dignity = DIGNITY_WEIGHT[graha.dignity ?? ''] ?? 0;
  const rank = vedic.shadbala?.[id]?.rank;
  const lagnaLord = vedic.lagna !== null && vedic.bhavas?.[0]?.lord === id ? 0.25 : 0;
  return WEIGHTS.grahas[id] + placed + dignity + lagnaLord + (rank === 1 ? 0.15 : rank === 2 ? 0.08 : 0);
}

function lagna(vedic: VedicAnswer): Finding[] {
  const { lagna, bhavas } = vedic;
  const lord = bhavas?.[0]?.lord;
  if (lagna === null || lord === undefined) return [];
  const graha = grahaOf(vedic, lord);
  const because = placement('natal', 'asc', lagna, 1);
  return [
    {
      key: `lagna.${lagna.sign}`,
      weight: 1.1,
      sections: ['lagna'],
      group: 'lagna',
      about: ['lagna'],
      because: [because],
      phrase: `${named(lagna.sign)} rising`,
      lead: lead('lagna', { sign: named(lagna.sign) }),
    },
    ...(graha === null
      ? []
      : [
          {
            key: `lord.1.bhava.${graha.bhava}`,
            weight: 0.75 + 0.3 * grahaStrength(vedic, lord),
            sections: ['lagna'] as const,
            group: 'lagna_lord',
            about: [lord, 'bhava_1'],
            because: [
              grahaCause(vedic, lord),
              ruleCause('bhava_lord', '1', [lord], { rule: `${named(lagna.sign)} rising` }),
            ],
            phrase: `${spoken(lord)}, lord of the lagna, in the ${ordinal(graha.bhava)} bhava`,
            lead: lordLead(lord, 1, graha.bhava),
          },
        ]),
  ];
}

function moon(vedic: VedicAnswer): Finding[] {
  const graha = grahaOf(vedic, 'moon');
  if (graha === null) return [];
  const { id, pada } = graha.nakshatra;
  return [
    {
      key: `rashi.moon.${graha.sign}`,
      weight: 0.1 + grahaStrength(vedic, 'moon'),
      sections: ['moon'],
      group: 'moon',
      about: ['moon'],
      because: [grahaCause(vedic, 'moon')],
      phrase: `the Moon in ${named(graha.sign)}`,
      lead: rashiLead('moon', graha.sign),
      standsOut: 0.95,
    },
    {
      key: `nakshatra.${id}`,
      weight: 0.1 + grahaStrength(vedic, 'moon'),
      sections: ['moon'],
      group: 'nakshatra',
      about: ['moon', id],
      because: [grahaCause(vedic, 'moon'), ruleCause('nakshatra', id, ['moon'], { rule: `pada ${pada}` })],
      phrase: `the Moon in ${named(id)}`,
      lead: lead('nakshatra', { name: named(id), pada: ordinal(pada) }),
    },
  ];
}

function grahas(vedic: VedicAnswer): Finding[] {
  return GRAHAS.flatMap((id) => {
    const graha = grahaOf(vedic, id);
    if (graha === null) return [];
    const strength = grahaStrength(vedic, id);
    const section = sectionOf(vedic, id);
    const common = { sections: [section, 'grahas'] as const, group: id, about: [id], because: [grahaCause(vedic, id)] };
    const found: Finding[] = [];
    if (vedic.lagna !== null)
      found.push({
        ...common,
        key: `graha.${id}.bhava.${graha.bhava}`,
        weight: strength,
        phrase: `${spoken(id)} in the ${ordinal(graha.bhava)} bhava`,
        lead: bhavaLead(id, graha.bhava),
        standsOut: KENDRAS.has(graha.bhava) ? 1 : 0.85,
        order: 'last',
      });
    const dignity = isSevenGraha(id) ? dignityOf(graha) : null;
    // The text of a sign that strengthens or weakens a graha and the one of its dignity say the same.
    if (id !== 'moon' && dignity === null)
      found.push({
        ...common,
        key: `graha.${id}.rashi.${graha.sign}`,
        weight: 0.8 * strength,
        phrase: `${spoken(id)} in ${named(graha.sign)}`,
        lead: rashiLead(id, graha.sign),
        standsOut: 0.8,
      });
    if (id !== 'moon' && dignity !== null)
      found.push({
        ...common,
        sections: ['grahas'],
        group: `${id}_dignity`,
        key: `graha.${id}.${dignity}`,
        weight: 0.2 + 0.75 * strength,
        phrase: `${spoken(id)} ${dignity === 'own' ? 'in its own sign' : `${dignity} in ${named(graha.sign)}`}`,
        lead: lead(dignity, { sign: named(graha.sign), point: spoken(id) }),
        standsOut: 1.1,
      });
    const bala = vedic.shadbala?.[id];
    const level = bala === undefined ? null : levelOf(bala);
    if (bala !== undefined && level !== null)
      found.push({
        ...common,
        sections: ['grahas'],
        group: `${id}_bala`,
        key: `graha.${id}.${level}`,
        weight: 0.35 + 0.35 * strength + (bala.rank === 1 ? 0.15 : 0),
        because: [
          grahaCause(vedic, id),
          ruleCause('shadbala', id, [id], { rule: 'ratio to the strength required', score: bala.ratio }),
        ],
        phrase: `${spoken(id)} ${level} by shadbala`,
        lead: shadbalaLead(
          id,
          level,
          bala.ratio,
          level === 'strong' ? dignity === 'debilitated' : dignity === 'exalted' || dignity === 'own',
        ),
      });
    return found;
  });
}

function dignityOf({ dignity }: GrahaFact): 'exalted' | 'own' | 'debilitated' | null {
  if (dignity === 'moolatrikona') return 'own';
  return dignity === 'exalted' || dignity === 'own' || dignity === 'debilitated' ? dignity : null;
}

function levelOf({ ratio, rank }: { readonly ratio: number; readonly rank: number }): 'strong' | 'weak' | null {
  if (ratio >= STRONG_RATIO || (rank === 1 && ratio >= 1)) return 'strong';
  return ratio <= WEAK_RATIO ? 'weak' : null;
}

/** The section of a graha by its bhava; without a lagna all stand together. */
function sectionOf(vedic: VedicAnswer, id: GrahaId): string {
  const bhava = grahaOf(vedic, id)?.bhava;
  if (vedic.lagna === null || bhava === undefined) return 'grahas';
  if (id === 'moon') return 'moon';
  return SECTION_OF_BHAVA[bhava]!;
}

function lords(vedic: VedicAnswer): Finding[] {
  if (vedic.lagna === null) return [];
  return RULED_BHAVAS.flatMap((bhava) => {
    const lord = vedic.bhavas?.[bhava - 1]?.lord;
    const graha = lord === undefined ? null : grahaOf(vedic, lord);
    if (lord === undefined || graha === null) return [];
    return [
      {
        key: `lord.${bhava}.bhava.${graha.bhava}`,
        weight: 0.35 + 0.3 * grahaStrength(vedic, lord),
        sections: [SECTION_OF_BHAVA[bhava]!] as const,
        group: `lord_${bhava}`,
        about: [lord, `bhava_${bhava}`],
        because: [
          grahaCause(vedic, lord),
          ruleCause('bhava_lord', String(bhava), [lord], {
            rule: `${named(vedic.bhavas![bhava - 1]!.sign)} in bhava ${bhava}`,
          }),
        ],
        phrase: `${spoken(lord)}, lord of the ${ordinal(bhava)}, in the ${ordinal(graha.bhava)} bhava`,
        lead: lordLead(lord, bhava, graha.bhava),
      },
    ];
  });
}

function yogas({ yogas }: VedicAnswer): Finding[] {
  return (yogas ?? []).filter(holds).map((yoga) => ({
    key: `yoga.${yoga.id}`,
    weight: (YOGA_WEIGHT[yoga.category] ?? 0) * YOGA_STRENGTH[yoga.strength ?? 'weak'],
    sections: ['yogas'],
    group: `yoga_${yoga.id}`,
    about: [`yoga_${yoga.id}`],
    because: [ruleCause('yoga', yoga.id, yoga.planets, { rule: yoga.rule })],
    phrase: `${capital(yoga.name)} yoga`,
    lead: yogaLead(yoga.name, yoga.planets),
    standsOut: 1.2,
  }));
}

/** Whether a yoga is present, not cancelled, not weak, and has a text. */
function holds({ present, cancelled_by, category, strength }: YogaFact): boolean {
  const isStrong = strength === 'strong' || strength === 'moderate';
  return present === true && cancelled_by.length === 0 && isStrong && category in YOGA_WEIGHT;
}

function doshas({ doshas }: VedicAnswer): Finding[] {
  return (['manglik', 'kaal_sarpa', 'pitru', 'gandmool'] as const).flatMap((id) => {
    const dosha = doshas[id];
    if (dosha?.present !== true || dosha.harmful === false) return [];
    return [
      {
        key: `dosha.${id}`,
        weight: 0.4,
        sections: ['yogas'] as const,
        group: `dosha_${id}`,
        about: [`dosha_${id}`],
        because: [ruleCause('dosha', id, [], dosha.level === null ? {} : { rule: dosha.level })],
        phrase: `${capital(named(id))} dosha`,
        lead: lead('dosha', { name: named(id) }),
        standsOut: 0.5,
      },
    ];
  });
}

function rest(vedic: VedicAnswer): Finding[] {
  const { navamsaLagna, atmakaraka } = vedic;
  const found: Finding[] = [];
  if (navamsaLagna !== null)
    found.push({
      key: `navamsa.${navamsaLagna}`,
      weight: 0.6,
      sections: ['home', 'lagna'],
      group: 'navamsa',
      about: ['navamsa'],
      because: [
        {
          kind: 'placement',
          chart: 'navamsa',
          point: 'asc',
          sign: navamsaLagna,
          degree: null,
          house: null,
          states: [],
          at: null,
        },
      ],
      phrase: `${named(navamsaLagna)} rising in the navamsa`,
      lead: lead('navamsa', { sign: named(navamsaLagna) }),
      standsOut: 0.8,
    });
  if (atmakaraka !== null && atmakaraka.planet !== 'ketu')
    found.push({
      key: `atmakaraka.${atmakaraka.planet}`,
      weight: 0.7,
      sections: [vedic.lagna === null ? 'moon' : 'lagna'],
      group: 'atmakaraka',
      about: [atmakaraka.planet, 'atmakaraka'],
      because: [
        grahaCause(vedic, atmakaraka.planet),
        ruleCause('karaka', 'atma', [atmakaraka.planet], {
          rule: 'the highest degree in its sign',
          score: atmakaraka.degree,
        }),
      ],
      phrase: `${spoken(atmakaraka.planet)} as atmakaraka`,
      lead: lead('atmakaraka', { point: spoken(atmakaraka.planet) }),
      standsOut: 0.9,
    });
  return found;
}
