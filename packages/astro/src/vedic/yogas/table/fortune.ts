import { kaalSarpa } from '../../doshas/doshas.ts';
import { SEVEN_GRAHAS, type GrahaId } from '../../zodiac.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS } from '../context.ts';
import type { YogaRule, YogaRules } from '../yoga.ts';

const linkedLords =
  (a: number, b: number): YogaRule =>
  (sky) =>
    sky.linked(sky.lord(a), sky.lord(b)) && sky.lords(a, b);

const together =
  (grahas: readonly GrahaId[], others: readonly GrahaId[]): YogaRule =>
  (sky) =>
    grahas.flatMap((a) => others.filter((b) => sky.isWith(a, b)).flatMap((b) => [a, b]));

/** Yogas of wealth and conjunctions, and afflictions of modern usage. */
export const FORTUNE = {
  dhana_2_11: linkedLords(2, 11),
  dhana_5_9: linkedLords(5, 9),
  dhana_1_2: linkedLords(1, 2),
  daridra: (sky) => sky.areIn(sky.lords(11, 2), DUSTHANAS) && sky.lords(11, 2),
  guru_mangala: (sky) => [1, 7].includes(sky.from('jupiter', 'mars')) && ['jupiter', 'mars'],
  saraswati: (sky) => {
    const planets = ['mercury', 'jupiter', 'venus'] as const;
    return sky.areIn(planets, [...KENDRAS_AND_TRIKONAS, 2]) && sky.isGood('jupiter') && planets;
  },
  vasumati: (sky) => {
    const fromLagna = [3, 6, 10, 11].flatMap(sky.occupants);
    const fromMoon = [3, 6, 10, 11].flatMap((house) => sky.occupantsFrom('moon', house));
    return [fromLagna, fromMoon].find((there) => there.length >= 2 && there.every(sky.isBenefic)) ?? false;
  },
  gauri: (sky) =>
    sky.isHigh('moon') &&
    sky.isIn('moon', KENDRAS_AND_TRIKONAS) &&
    sky.aspects('jupiter', 'moon') && ['moon', 'jupiter'],
  chatussagara: (sky) => {
    const planets = SEVEN_GRAHAS.filter((id) => sky.isIn(id, KENDRAS));
    return KENDRAS.every((house) => planets.some((id) => sky.house(id) === house)) && planets;
  },
  parijata: (sky) => {
    const last = sky.dispositor(sky.dispositor(sky.lord(1)));
    return (sky.isIn(last, KENDRAS_AND_TRIKONAS) || sky.isHigh(last)) && [last];
  },
  guru_chandala: together(['jupiter'], ['rahu', 'ketu']),
  grahana: together(['sun', 'moon'], ['rahu', 'ketu']),
  angaraka: together(['mars'], ['rahu']),
  visha: together(['moon'], ['saturn']),
  kaal_sarpa: (sky) => kaalSarpa((id) => sky.byId[id].longitudeDeg).present && ['rahu', 'ketu'],
} satisfies YogaRules;
