import type { GrahaId } from '../zodiac.ts';

/**
 * Natural benefics of a chart (BPHS 3.11): Jupiter, Venus, the waxing Moon, and Mercury unless it shares its sign with
 * a malefic and with no benefic. `elongationDeg` is Moon − Sun in [0, 360). All others are malefic.
 */
export function naturalBenefics(signIndexOf: (id: GrahaId) => number, elongationDeg: number): ReadonlySet<GrahaId> {
  const benefics = new Set<GrahaId>(['jupiter', 'venus']);
  const malefics: GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
  if (elongationDeg < 180) benefics.add('moon');
  else malefics.push('moon');
  const mercurySign = signIndexOf('mercury');
  const withMercury = (id: GrahaId): boolean => signIndexOf(id) === mercurySign;
  if ([...benefics].some(withMercury) || !malefics.some(withMercury)) benefics.add('mercury');
  return benefics;
}
