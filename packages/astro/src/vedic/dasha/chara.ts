import type { VedicChart, VedicLagna } from '../chart.ts';
import { strongerLord } from '../dignity/dual-lords.ts';
import { modulo } from '../zodiac.ts';
import type { DashaCycle, DashaLink } from './period.ts';

/**
 * Signs whose years are counted forwards. When the ninth sign from the lagna is one of them, the dasha runs forwards:
 * Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius.
 */
const FORWARD_SIGNS: ReadonlySet<number> = new Set([0, 1, 2, 6, 7, 8]);

/**
 * Jaimini's Chara dasha as K. N. Rao teaches it (Predicting through Jaimini's Chara Dasha, 1995): twelve signs from the
 * lagna, forwards when the ninth sign from it is one of the forward signs. A sign has as many years as its lord is
 * signs away, or twelve when its lord is in it. Each dasha has twelve equal parts, starting with the next sign.
 */
export function chara(chart: VedicChart, lagna: VedicLagna): DashaCycle {
  const direction = FORWARD_SIGNS.has((lagna.signIndex + 8) % 12) ? 1 : -1;
  const links = Array.from({ length: 12 }, (_, index) =>
    charaLink(chart, modulo(lagna.signIndex + direction * index, 12)),
  );
  return {
    startYears: 0,
    links,
    divide: (parent) =>
      Array.from({ length: 12 }, (_, index) => {
        const signIndex = modulo((parent.signIndex ?? 0) + direction * (index + 1), 12);
        return { lord: strongerLord(chart, signIndex), signIndex, years: parent.years / 12 };
      }),
  };
}

function charaLink(chart: VedicChart, signIndex: number): DashaLink {
  const lord = strongerLord(chart, signIndex);
  const forward = modulo(chart.byId[lord].signIndex - signIndex, 12);
  const distance = FORWARD_SIGNS.has(signIndex) ? forward : modulo(-forward, 12);
  return { lord, signIndex, years: distance === 0 ? 12 : distance };
}
