import { normalizeDeg } from '../../angle/normalize.ts';

export const SUN_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
export type SunUpagraha = (typeof SUN_UPAGRAHAS)[number];

/** The five points derived from the Sun (BPHS 3.61–64); sidereal degrees. Upaketu plus 30° is the Sun again. */
export function sunUpagrahas(sunLongitudeDeg: number): Record<SunUpagraha, number> {
  const dhuma = normalizeDeg(sunLongitudeDeg + 133 + 1 / 3);
  const vyatipata = normalizeDeg(360 - dhuma);
  const parivesha = normalizeDeg(vyatipata + 180);
  const indrachapa = normalizeDeg(360 - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: normalizeDeg(indrachapa + 16 + 2 / 3) };
}
