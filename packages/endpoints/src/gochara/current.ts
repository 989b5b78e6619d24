import { houseStays, type GocharaQuestion } from '@theia-astro/astro/vedic/gochara/gochara';
import { kakshyaAt } from '@theia-astro/astro/vedic/gochara/kakshya';
import { nakshatraAt } from '@theia-astro/astro/vedic/nakshatra';
import { taraOfCount } from '@theia-astro/astro/vedic/tara';
import { GRAHAS, modulo } from '@theia-astro/astro/vedic/zodiac';
import { mapIds } from '../wire/by-id.ts';
import type { Wire } from '../wire/wire-type.ts';
import { wireZodiac } from '../wire/zodiac.ts';
import type { GocharaNatal } from './natal.ts';
import type { gocharaResponseSchema } from './schema.ts';
import type { GocharaWriter } from './wire-gochara.ts';

/** A stretch of time that holds an instant; a millisecond. */
const INSTANT_DAYS = 1 / 86_400_000;

interface Within {
  readonly startJdUt: number | null;
  readonly endJdUt: number | null;
}

/** The grahas at an instant over a natal chart. */
export function currentOf(
  jdUt: number,
  question: Omit<GocharaQuestion, 'fromJdUt' | 'untilJdUt'>,
  natal: GocharaNatal,
  write: GocharaWriter,
): Wire<typeof gocharaResponseSchema>['current'] {
  const holds = ({ startJdUt, endJdUt }: Within): boolean =>
    (startJdUt ?? -Infinity) <= jdUt && jdUt < (endJdUt ?? Infinity);
  const stays = houseStays(GRAHAS, { ...question, fromJdUt: jdUt, untilJdUt: jdUt + INSTANT_DAYS });
  return mapIds(GRAHAS, (id) => {
    const { longitudeDeg, speedDegPerDay } = question.motions(id).at(jdUt);
    const stay = stays.get(id)!.find(holds)!;
    const { signIndex, lord } = kakshyaAt(Math.min(Math.floor(longitudeDeg / 3.75), 95));
    const nakshatra = nakshatraAt(longitudeDeg);
    return {
      ...wireZodiac(longitudeDeg),
      bhava: stay.house,
      retrograde: speedDegPerDay < 0,
      starts_at: write.at(stay.startJdUt),
      ends_at: write.at(stay.endJdUt),
      effect: stay.good ? 'good' : 'bad',
      vedha_by: (stay.vedha ?? []).filter(holds).map(({ by }) => by),
      bindus: natal.bindus(id, stay.index),
      sarva: natal.sarva(stay.index),
      murti: stay.murti,
      kakshya: lord,
      bindu: natal.hasBindu(id, signIndex, lord),
      nakshatra: nakshatra.id,
      tara: taraOfCount(modulo(nakshatra.index - 1 - natal.janmaNakshatra, 27) + 1),
    };
  });
}
