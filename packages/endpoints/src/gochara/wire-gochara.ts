import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { HouseStay } from '@theia-astro/astro/vedic/gochara/gochara';
import { kakshyaAt } from '@theia-astro/astro/vedic/gochara/kakshya';
import type { Span } from '@theia-astro/astro/vedic/gochara/spans';
import { NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { taraOfCount } from '@theia-astro/astro/vedic/tara';
import { modulo, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { instantWriter } from '../vedic-parts/instants.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { GocharaNatal } from './natal.ts';
import type { gocharaKakshyaSchema, gocharaNakshatraSchema, gocharaStaySchema } from './schema.ts';

export interface GocharaWriter {
  readonly at: (jdUt: number | null) => string | null;
  readonly stay: (graha: GrahaId, stay: HouseStay) => Wire<typeof gocharaStaySchema>;
  readonly kakshya: (graha: GrahaId, span: Span) => Wire<typeof gocharaKakshyaSchema>;
  readonly nakshatra: (graha: GrahaId, span: Span) => Wire<typeof gocharaNakshatraSchema>;
}

/** Writes the stays of transiting grahas over a natal chart. */
export function gocharaWriter(ephemeris: Ephemeris, natal: GocharaNatal): GocharaWriter {
  const written = instantWriter(ephemeris);
  const at = (jdUt: number | null): string | null => (jdUt === null ? null : written(jdUt));
  const span = (point: GrahaId, { startJdUt, endJdUt, direct }: Span) => ({
    point,
    starts_at: at(startJdUt),
    ends_at: at(endJdUt),
    ...(direct ? {} : { retrograde: true as const }),
  });
  return {
    at,
    stay: (graha, stay) => ({
      ...span(graha, stay),
      sign: signByIndex(stay.index),
      bhava: stay.house,
      effect: stay.good ? 'good' : 'bad',
      ...(stay.vedha === null
        ? {}
        : {
            vedha: stay.vedha.map(({ by, startJdUt, endJdUt }) => ({
              by,
              starts_at: at(startJdUt),
              ends_at: at(endJdUt),
            })),
          }),
      bindus: natal.bindus(graha, stay.index),
      sarva: natal.sarva(stay.index),
      murti: stay.murti,
    }),
    kakshya: (graha, stay) => {
      const { signIndex, lord } = kakshyaAt(stay.index);
      return {
        ...span(graha, stay),
        sign: signByIndex(signIndex),
        lord,
        bindu: natal.hasBindu(graha, signIndex, lord),
      };
    },
    nakshatra: (graha, stay) => {
      const count = modulo(stay.index - natal.janmaNakshatra, 27) + 1;
      return { ...span(graha, stay), nakshatra: NAKSHATRAS[stay.index]!, count, tara: taraOfCount(count) };
    },
  };
}
