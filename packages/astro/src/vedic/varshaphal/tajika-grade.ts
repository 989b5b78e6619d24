import { faceRuler } from '../../dignities/faces.ts';
import { termRuler } from '../../dignities/terms.ts';
import type { VedicGraha } from '../chart.ts';
import { vargaPlace } from '../varga/rules.ts';
import { houseFromSign, signLordAt, type SevenGraha } from '../zodiac.ts';

/** How well a planet stands, for the sixteen kinds of kamboola. */
export const TAJIKA_GRADES = ['uttama', 'madhyama', 'sama', 'adhama'] as const;
export type TajikaGrade = (typeof TAJIKA_GRADES)[number];

/** The part of a year's chart that grades need. */
export type GradedGrahas = Readonly<Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'degreeInSignDeg' | 'dignity'>>>;

/** Whether a planet is in its own sign or exaltation. */
export const isDignified = (byId: GradedGrahas, id: SevenGraha): boolean =>
  ['own', 'moolatrikona', 'exalted'].includes(byId[id].dignity);

/**
 * Uttama: own sign or exaltation; madhyama: own hadda, drekkana or navamsa; adhama: debilitated, or in the sign of an enemy (a lord in the 1st, 4th, 7th
 * or 10th from it); sama: none of these, which for the Moon is the empty path. Neelakantha, Tajika Neelakanthi, on kamboola.
 */
export function tajikaGrade(byId: GradedGrahas, id: SevenGraha): TajikaGrade {
  if (isDignified(byId, id)) return 'uttama';
  const { signIndex, degreeInSignDeg, dignity } = byId[id];
  const longitudeDeg = 30 * signIndex + degreeInSignDeg;
  const own = [
    termRuler(longitudeDeg, 'egyptian'),
    faceRuler(longitudeDeg),
    signLordAt(vargaPlace(9, longitudeDeg).signIndex),
  ];
  if (own.includes(id)) return 'madhyama';
  const lordHouse = houseFromSign(byId[signLordAt(signIndex)].signIndex, signIndex);
  return dignity === 'debilitated' || lordHouse % 3 === 1 ? 'adhama' : 'sama';
}
