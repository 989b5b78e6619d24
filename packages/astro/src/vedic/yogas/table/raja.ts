import { EXALTATION_SIGNS } from '../../dignity/dignity.ts';
import { SEVEN_GRAHAS, signLordAt, type GrahaId, type SevenGraha } from '../../zodiac.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, sevenThat, TRIKONAS, type YogaContext } from '../context.ts';
import type { YogaRule, YogaRules } from '../yoga.ts';

const mahapurusha =
  (planet: SevenGraha): YogaRule =>
  (sky) =>
    sky.isIn(planet, KENDRAS) && sky.isHigh(planet) && [planet];

/** Lords of some houses that are linked with lords of others. */
const linkedLords =
  (houses: readonly number[], others: readonly number[]): YogaRule =>
  (sky) =>
    sky.lords(...houses).flatMap((a) =>
      sky
        .lords(...others)
        .filter((b) => sky.linked(a, b))
        .flatMap((b) => [a, b]),
    );

const viparita =
  (house: number): YogaRule =>
  (sky) =>
    sky.isIn(sky.lord(house), DUSTHANAS) && [sky.lord(house)];

/** Why a debilitated planet recovers (Phaladeepika 7.26–30). */
function recovers(sky: YogaContext, fallen: SevenGraha): boolean {
  const inKendra = (id: SevenGraha): boolean => sky.isIn(id, KENDRAS) || KENDRAS.includes(sky.from('moon', id));
  const exaltedThere = SEVEN_GRAHAS.filter((id) => EXALTATION_SIGNS[id] === sky.sign(fallen));
  const helpers = [sky.dispositor(fallen), ...exaltedThere, signLordAt(EXALTATION_SIGNS[fallen])];
  return (
    helpers.some(inKendra) ||
    sky.aspects(sky.dispositor(fallen), fallen) ||
    sky.navamsaSign(fallen) === EXALTATION_SIGNS[fallen]
  );
}

type Exchange = 'maha' | 'khala' | 'dainya';

/** Exchanges of sign between two planets, by the houses involved. */
const parivartana =
  (kind: Exchange): YogaRule =>
  (sky) =>
    SEVEN_GRAHAS.flatMap((a, index) =>
      SEVEN_GRAHAS.slice(index + 1)
        .filter((b) => sky.exchanged(a, b) && kindOfExchange([sky.house(a), sky.house(b)]) === kind)
        .flatMap((b): readonly GrahaId[] => [a, b]),
    );

function kindOfExchange(houses: readonly number[]): Exchange {
  if (houses.some((house) => DUSTHANAS.includes(house))) return 'dainya';
  return houses.includes(3) ? 'khala' : 'maha';
}

/** The five great persons, and yogas of rank. */
export const RAJA = {
  ruchaka: mahapurusha('mars'),
  bhadra: mahapurusha('mercury'),
  hamsa: mahapurusha('jupiter'),
  malavya: mahapurusha('venus'),
  sasa: mahapurusha('saturn'),
  kalpadruma: (sky) => {
    const first = sky.lord(1);
    const third = sky.dispositor(sky.dispositor(first));
    const chain = [first, sky.dispositor(first), third, sky.navamsaLord(third)];
    return chain.every((id) => sky.isIn(id, KENDRAS_AND_TRIKONAS) || sky.isExalted(id)) && chain;
  },
  raja_kendra_trikona: linkedLords(KENDRAS, TRIKONAS),
  dharma_karmadhipati: linkedLords([9], [10]),
  raja_yogakaraka: (sky) =>
    sevenThat(
      (id) => sky.lords(4, 7, 10).includes(id) && sky.lords(5, 9).includes(id) && sky.isIn(id, KENDRAS_AND_TRIKONAS),
    ),
  viparita_harsha: viparita(6),
  viparita_sarala: viparita(8),
  viparita_vimala: viparita(12),
  neecha_bhanga: (sky) => sevenThat((id) => sky.isDebilitated(id) && recovers(sky, id)),
  parivartana_maha: parivartana('maha'),
  parivartana_khala: parivartana('khala'),
  parivartana_dainya: parivartana('dainya'),
  pushkala: (sky) => {
    const [first, dispositor] = [sky.lord(1), sky.dispositor('moon')];
    const isPlaced = sky.isIn(dispositor, KENDRAS) || sky.byId[dispositor].dignity === 'great_friend';
    const helpers = sevenThat((id) => sky.isStrong(id) && sky.aspectsHouse(id, 1));
    const holds = first !== dispositor && sky.isWith(first, dispositor) && isPlaced && helpers.length > 0;
    return holds && [dispositor, first, ...helpers];
  },
  akhanda_samrajya: (sky) => {
    const holders = sky.lords(2, 9, 11).filter((id) => KENDRAS.includes(sky.from('moon', id)));
    return sky.lords(2, 5, 11).includes('jupiter') && holders.length > 0 && ['jupiter', ...holders];
  },
  mahabhagya: (sky) => {
    const parity = [sky.firstSignIndex, sky.sign('sun'), sky.sign('moon')].map((sign) => sign % 2);
    const holds =
      (sky.gender === 'male' && sky.isDay === true && parity.every((odd) => odd === 0)) ||
      (sky.gender === 'female' && sky.isDay === false && parity.every((odd) => odd === 1));
    return holds && ['sun', 'moon'];
  },
} satisfies YogaRules;
