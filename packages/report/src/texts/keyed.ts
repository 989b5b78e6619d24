import type { Text, Texts } from './shape.ts';

type Branch = Text | { readonly [id: string | number]: Branch };

const isText = (branch: Branch): branch is Text => typeof (branch as Text).says === 'string';

/** The families, each with where its texts stand and what their keys begin and are joined with. */
const FAMILIES: readonly {
  readonly family: keyof Texts;
  readonly of: (texts: Texts) => Branch;
  readonly key: (ids: readonly string[]) => string;
}[] = [
  { family: 'planetsInSigns', of: (t) => t.planetsInSigns, key: ([body, sign]) => `${body}.${sign}` },
  { family: 'planetsInHouses', of: (t) => t.planetsInHouses, key: ([body, house]) => `${body}.house.${house}` },
  { family: 'ascendant', of: (t) => t.ascendant, key: ([sign]) => `ascendant.${sign}` },
  { family: 'midheaven', of: (t) => t.midheaven, key: ([sign]) => `midheaven.${sign}` },
  { family: 'chartRuler', of: (t) => t.chartRuler, key: ([house]) => `chart_ruler.house.${house}` },
  { family: 'houseRulers', of: (t) => t.houseRulers, key: ([of, at]) => `ruler.${of}.house.${at}` },
  { family: 'aspects', of: (t) => t.aspects, key: ([id]) => id! },
  { family: 'angleAspects', of: (t) => t.angleAspects, key: ([planet, angle]) => `${planet}.${angle}` },
  {
    family: 'patterns',
    of: (t) => t.patterns,
    key: ([kind, id]) => `pattern.${words(kind!)}${id === undefined ? '' : `.${id}`}`,
  },
  { family: 'balance', of: (t) => t.balance, key: ([, ...ids]) => `balance.${ids.join('.')}` },
  { family: 'moonPhase', of: (t) => t.moonPhase, key: ([phase]) => `moon_phase.${phase}` },
  { family: 'retrograde', of: (t) => t.retrograde, key: ([planet]) => `retrograde.${planet}` },
  { family: 'dignity', of: (t) => t.dignity, key: ([planet, dignity]) => `dignity.${planet}.${dignity}` },
  { family: 'unaspected', of: (t) => t.unaspected, key: ([planet]) => `unaspected.${planet}` },
  { family: 'fortune', of: (t) => t.fortune, key: ([house]) => `fortune.house.${house}` },
  { family: 'sect', of: (t) => t.sect, key: ([sect]) => `sect.${sect}` },
  { family: 'synastryAspects', of: (t) => t.synastryAspects, key: ([id]) => `synastry.${id}` },
  { family: 'overlays', of: (t) => t.overlays, key: ([planet, house]) => `overlay.${planet}.${house}` },
  {
    family: 'composite',
    of: (t) => t.composite,
    key: ([part, ...ids]) => `composite.${part === 'planets' ? '' : `${part}.`}${ids.join('.')}`,
  },
  {
    family: 'kootas',
    of: (t) => t.kootas,
    key: ([part, ...ids]) => (part === 'manglik' ? `manglik.${ids[0]}` : `koota.${ids.join('.')}`),
  },
  { family: 'transits', of: (t) => t.transits, key: ([id]) => `transit.${id}` },
  {
    family: 'profections',
    of: (t) => t.profections,
    key: ([part, id]) => `profection.${part === 'houses' ? 'house' : 'lord'}.${id}`,
  },
  { family: 'solarReturn', of: (t) => t.solarReturn, key: ([part, house]) => `solar_return.${part}.${house}` },
  { family: 'eclipses', of: (t) => t.eclipses, key: ([kind, house]) => `eclipse.${kind}.${house}` },
  { family: 'transitHouses', of: (t) => t.transitHouses, key: ([planet, house]) => `transit.${planet}.house.${house}` },
  { family: 'lagna', of: (t) => t.lagna, key: ([sign]) => `lagna.${sign}` },
  { family: 'rashiMoon', of: (t) => t.rashiMoon, key: ([sign]) => `rashi.moon.${sign}` },
  { family: 'nakshatras', of: (t) => t.nakshatras, key: ([id]) => `nakshatra.${id}` },
  { family: 'grahasInBhavas', of: (t) => t.grahasInBhavas, key: ([graha, house]) => `graha.${graha}.bhava.${house}` },
  { family: 'grahasInRashis', of: (t) => t.grahasInRashis, key: ([graha, sign]) => `graha.${graha}.rashi.${sign}` },
  { family: 'bhavaLords', of: (t) => t.bhavaLords, key: ([of, at]) => `lord.${of}.bhava.${at}` },
  { family: 'grahaDignity', of: (t) => t.grahaDignity, key: ([graha, dignity]) => `graha.${graha}.${dignity}` },
  { family: 'yogas', of: (t) => t.yogas, key: ([id]) => `yoga.${id}` },
  { family: 'navamsa', of: (t) => t.navamsa, key: ([sign]) => `navamsa.${sign}` },
  { family: 'atmakaraka', of: (t) => t.atmakaraka, key: ([graha]) => `atmakaraka.${graha}` },
  { family: 'doshas', of: (t) => t.doshas, key: ([id]) => `dosha.${id}` },
  {
    family: 'dashas',
    of: (t) => t.dashas,
    key: ([part, lord, id]) => `dasha.${lord}${part === 'maha' ? '' : part === 'antar' ? `.${id}` : `.bhava.${id}`}`,
  },
  { family: 'sadeSati', of: (t) => t.sadeSati, key: ([phase]) => `sade_sati.${phase}` },
  { family: 'lunations', of: (t) => t.lunations, key: (ids) => `lunation.${ids.join('.')}` },
  { family: 'moonDays', of: (t) => t.moonDays, key: (ids) => `moon_day.${ids.join('.')}` },
  { family: 'quarters', of: (t) => t.quarters, key: (ids) => `quarter.${ids.join('.')}` },
  { family: 'voidOfCourse', of: (t) => t.voidOfCourse, key: ([element]) => `void_of_course.${element}` },
  { family: 'moonAspects', of: (t) => t.moonAspects, key: ([contact, planet]) => `moon_aspect.${contact}.${planet}` },
];

/** `grandTrine` → `grand_trine`. */
function words(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export interface KeyedText {
  readonly key: string;
  readonly family: keyof Texts;
  readonly text: Text;
}

/** Every text of a language with its key, in the order of the families. */
export function keyedTexts(texts: Texts): readonly KeyedText[] {
  return FAMILIES.flatMap(({ family, of, key }) =>
    leaves(of(texts), []).map(([ids, text]) => ({ key: key(ids), family, text })),
  );
}

function leaves(branch: Branch, ids: readonly string[]): [readonly string[], Text][] {
  if (isText(branch)) return [[ids, branch]];
  return Object.entries(branch).flatMap(([id, next]) => leaves(next, [...ids, id]));
}
