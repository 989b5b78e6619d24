import type { GrahaId, SevenGraha } from '../../../zodiac.ts';
import { KENDRAS, KENDRAS_AND_TRIKONAS, TRIKONAS, type YogaContext } from '../../context.ts';
import type { YogaRow } from '../../yoga.ts';
import { beneficsOn, navamsaLord, row, touches, when } from './row.ts';

const names = (ids: readonly string[]): string => ids.join(' and ');

/** A planet in its own sign in the 5th, and others in the 11th. */
function fromFifth(number: number, planet: SevenGraha, others: readonly GrahaId[]): YogaRow {
  return row(
    'dhana',
    number,
    `dhana_${number}`,
    `Dhana of ${planet} in the 5th`,
    `${planet} in its own sign in the 5th, ${names(others)} in the 11th`,
    (sky) =>
      when(
        sky.isIn(planet, [5]) && sky.lord(5) === planet && others.every((id) => sky.isIn(id, [11])),
        planet,
        ...others,
      ),
  );
}

/** A planet in its own sign in the lagna, touched by others. */
function fromLagna(
  number: number,
  planet: SevenGraha,
  others: readonly GrahaId[],
  how = 'with or aspected by',
): YogaRow {
  const holds = (sky: YogaContext, by: GrahaId): boolean =>
    how === 'aspected by' ? sky.aspects(by, planet) : touches(sky, by, planet);
  return row(
    'dhana',
    number,
    `dhana_${number}`,
    `Dhana of ${planet} in the lagna`,
    `${planet} in its own sign in the lagna, ${how} ${names(others)}`,
    (sky) =>
      when(sky.isIn(planet, [1]) && sky.lord(1) === planet && others.every((id) => holds(sky, id)), planet, ...others),
  );
}

/** Combinations of wealth and its sources, nos. 118–144. */
export const WEALTH: readonly YogaRow[] = [
  fromFifth(118, 'venus', ['saturn']),
  fromFifth(119, 'mercury', ['moon', 'mars']),
  fromFifth(120, 'saturn', ['mercury', 'mars']),
  fromFifth(121, 'sun', ['moon', 'jupiter']),
  fromFifth(122, 'jupiter', ['moon', 'mars']),
  fromLagna(123, 'sun', ['mars', 'jupiter']),
  fromLagna(124, 'moon', ['mars', 'jupiter'], 'aspected by'),
  fromLagna(125, 'mars', ['moon', 'venus', 'saturn']),
  fromLagna(126, 'mercury', ['venus', 'saturn']),
  fromLagna(127, 'jupiter', ['mars', 'mercury']),
  fromLagna(128, 'venus', ['mercury', 'saturn']),
  row(
    'dhana',
    129,
    'bahudravyarjana',
    'Bahudravyarjana',
    'the lagna lord in the 2nd, the 2nd lord in the 11th, the 11th lord in the lagna',
    (sky) => {
      const [first, second, eleventh] = [sky.lord(1), sky.lord(2), sky.lord(11)];
      return when(sky.isIn(first, [2]) && sky.isIn(second, [11]) && sky.isIn(eleventh, [1]), first, second, eleventh);
    },
  ),
  row(
    'dhana',
    135,
    'balya_dhana',
    'Balya Dhana',
    'the lords of the 2nd and 10th (two planets) together in a kendra, aspected by the navamsa dispositor of the lagna lord',
    (sky) => {
      const [second, tenth, helper] = [sky.lord(2), sky.lord(10), navamsaLord(sky, sky.lord(1))];
      return when(
        second !== tenth && sky.isWith(second, tenth) && sky.isIn(second, KENDRAS) && sky.aspects(helper, second),
        second,
        tenth,
        helper,
      );
    },
  ),
  row(
    'dhana',
    136,
    'bhratrimula_dhana',
    'Bhratrimula Dhana',
    'the lords of the lagna and the 2nd (two planets) in the 3rd, aspected by a benefic',
    (sky) => {
      const [first, second] = [sky.lord(1), sky.lord(2)];
      const helpers = beneficsOn(sky, first).filter((id) => sky.aspects(id, first));
      return when(
        first !== second && sky.isIn(first, [3]) && sky.isIn(second, [3]) && helpers.length > 0,
        first,
        second,
        ...helpers,
      );
    },
  ),
  row('dhana', 138, 'matrimula_dhana', 'Matrimula Dhana', 'the 2nd lord with the 4th lord or aspected by it', (sky) =>
    when(touches(sky, sky.lord(4), sky.lord(2)), sky.lord(2), sky.lord(4)),
  ),
  row('dhana', 143, 'ayatna_dhana', 'Ayatna Dhana', 'the lords of the lagna and the 2nd in exchange', (sky) =>
    when(sky.exchanged(sky.lord(1), sky.lord(2)), sky.lord(1), sky.lord(2)),
  ),
  row('affliction', 104, 'daridra_11', 'Daridra of the 11th', 'the 11th lord in the 6th, 8th or 12th', (sky) =>
    when(sky.isIn(sky.lord(11), [6, 8, 12]), sky.lord(11)),
  ),
  row('dhana', 241, 'bhagya', 'Bhagya', 'a strong benefic in the lagna, 3rd or 5th that aspects the 9th', (sky) => {
    const planets = (['moon', 'mercury', 'jupiter', 'venus'] as const).filter(
      (id) => sky.isBenefic(id) && sky.isStrong(id) && sky.isIn(id, [1, 3, 5]) && sky.aspectsHouse(id, 9),
    );
    return when(planets.length > 0, ...planets);
  }),
  row(
    'dhana',
    243,
    'dhatritva',
    'Dhatritva',
    'the 9th lord exalted and aspected by a benefic, a benefic in the 9th',
    (sky) => {
      const lord = sky.lord(9);
      const helpers = beneficsOn(sky, lord).filter((id) => sky.aspects(id, lord));
      const there = sky.occupants(9).filter(sky.isBenefic);
      return when(
        sky.byId[lord].dignity === 'exalted' && helpers.length > 0 && there.length > 0,
        lord,
        ...helpers,
        ...there,
      );
    },
  ),
  row(
    'dhana',
    154,
    'yukti_vagmi',
    'Yukti Vagmi',
    'the 2nd lord with a benefic in a kendra or trikona, or exalted and with jupiter',
    (sky) => {
      const lord = sky.lord(2);
      const benefics = sky.occupants(sky.house(lord)).filter((id) => id !== lord && sky.isBenefic(id));
      if (benefics.length > 0 && sky.isIn(lord, KENDRAS_AND_TRIKONAS)) return { planets: [lord, ...benefics] };
      return when(
        sky.byId[lord].dignity === 'exalted' && lord !== 'jupiter' && sky.isWith(lord, 'jupiter'),
        lord,
        'jupiter',
      );
    },
  ),
  row(
    'dhana',
    160,
    'marut',
    'Marut',
    'jupiter in the 5th or 9th from venus, the moon in the 5th from jupiter, the sun in a kendra from the moon',
    (sky) =>
      when(
        [5, 9].includes(sky.from('venus', 'jupiter')) &&
          sky.from('jupiter', 'moon') === 5 &&
          KENDRAS.includes(sky.from('moon', 'sun')),
        'venus',
        'jupiter',
        'moon',
        'sun',
      ),
  ),
  row(
    'raja',
    159,
    'bhaskara',
    'Bhaskara',
    'mercury in the 2nd from the sun, the moon in the 11th from mercury, jupiter in the 5th or 9th from the moon',
    (sky) =>
      when(
        sky.from('sun', 'mercury') === 2 &&
          sky.from('mercury', 'moon') === 11 &&
          TRIKONAS.slice(1).includes(sky.from('moon', 'jupiter')),
        'sun',
        'mercury',
        'moon',
        'jupiter',
      ),
  ),
  row(
    'raja',
    162,
    'budha',
    'Budha',
    'jupiter in the lagna, the moon in a kendra, rahu in the 2nd from the moon, sun and mars in the 3rd from rahu',
    (sky) =>
      when(
        sky.isIn('jupiter', [1]) &&
          sky.isIn('moon', KENDRAS) &&
          sky.from('moon', 'rahu') === 2 &&
          sky.from('rahu', 'sun') === 3 &&
          sky.from('rahu', 'mars') === 3,
        'jupiter',
        'moon',
        'rahu',
        'sun',
        'mars',
      ),
  ),
];
