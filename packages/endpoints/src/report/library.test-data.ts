import type { Library } from '@theia-astro/report/texts/library';
import { AXES, type Theme } from '@theia-astro/report/texts/theme';
import { YOGAS } from '@theia-astro/astro/vedic/yogas/table';

const SIGN = '(aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)';
const HOUSE = '([1-9]|1[0-2])';
const CLASSICAL = '(sun|moon|mercury|venus|mars|jupiter|saturn)';
const PLANET = '(sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)';
const BODY = '(sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|north_node)';
const GRAHA = '(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu)';
const ASPECT = '(conjunction|sextile|square|trine|opposition)';
const CONTACT = '(conjunction|flowing|tense)';
const ELEMENT = '(fire|earth|air|water)';
const MODALITY = '(cardinal|fixed|mutable)';

/** How the keys of texts look, by `shape.ts`. */
const KEYS = [
  `${BODY}\\.${SIGN}`,
  `${BODY}\\.house\\.${HOUSE}`,
  `(ascendant|midheaven|lagna|navamsa|rashi\\.moon|composite\\.ascendant)\\.${SIGN}`,
  `(chart_ruler|fortune)\\.house\\.${HOUSE}`,
  `ruler\\.${HOUSE}\\.house\\.${HOUSE}`,
  `${PLANET}_${ASPECT}_${PLANET}`,
  `${PLANET}\\.(asc|mc|dsc|ic)`,
  `pattern\\.(grand_trine\\.${ELEMENT}|(t_square|grand_cross)\\.${MODALITY}|yod|kite|mystic_rectangle|stellium\\.${HOUSE})`,
  `balance\\.((${ELEMENT}|${MODALITY})\\.(strong|missing)|above|below|eastern|western)`,
  'moon_phase\\.(new|crescent|first_quarter|gibbous|full|disseminating|last_quarter|balsamic)',
  `(retrograde|unaspected)\\.${PLANET}`,
  `dignity\\.${CLASSICAL}\\.(domicile|exaltation|detriment|fall)`,
  'sect\\.(day|night)',
  `synastry\\.${CLASSICAL}_${CONTACT}_${PLANET}`,
  `overlay\\.${CLASSICAL}\\.${HOUSE}`,
  `composite\\.(sun|moon|venus|mars|saturn)\\.${HOUSE}`,
  'koota\\.(varna|vashya|tara|yoni|graha_maitri|gana|bhakoot|nadi)\\.(favourable|unfavourable)',
  'manglik\\.(both|one|neither)',
  `transit\\.(jupiter|saturn|uranus|neptune|pluto)_${CONTACT}_(${CLASSICAL}|asc|mc)`,
  `transit\\.(jupiter|saturn)\\.house\\.${HOUSE}`,
  `profection\\.(house\\.${HOUSE}|lord\\.${CLASSICAL})`,
  `solar_return\\.(ascendant|sun)\\.${HOUSE}`,
  `eclipse\\.(solar|lunar)\\.${HOUSE}`,
  'nakshatra\\.[a-z_]+',
  `graha\\.${GRAHA}\\.(bhava\\.${HOUSE}|rashi\\.${SIGN}|exalted|own|debilitated|strong|weak)`,
  `lord\\.${HOUSE}\\.bhava\\.${HOUSE}`,
  `yoga\\.(${YOGAS.map(({ id }) => id).join('|')})`,
  `atmakaraka\\.(${CLASSICAL}|rahu)`,
  'dosha\\.(manglik|kaal_sarpa|pitru|gandmool)',
  `dasha\\.${GRAHA}(\\.${GRAHA}|\\.bhava\\.${HOUSE})?`,
  'sade_sati\\.(rising|peak|setting|dhaiya_4|dhaiya_8)',
  `lunation\\.(new_moon|full_moon)\\.(sign\\.${SIGN}|house\\.${HOUSE})`,
  `moon_day\\.(sign\\.${SIGN}|house\\.${HOUSE})`,
  `quarter\\.(first_quarter|last_quarter)\\.${ELEMENT}`,
  `void_of_course\\.${ELEMENT}`,
  `moon_aspect\\.${CONTACT}\\.${PLANET}`,
];
const KEY = new RegExp(`^(${KEYS.join('|')})$`);
const THEMES: readonly Theme[] = AXES.flat();

/** Texts that are told apart by their keys, so that choosing and joining can be tested whatever the texts say. */
export const LIBRARY: Library = {
  has: (key) => KEY.test(key),
  text(key) {
    if (!KEY.test(key)) throw new RangeError(`There is no text ${key}.`);
    const sum = [...key].reduce((total, character) => (total * 31 + character.codePointAt(0)!) % 65_521, 7);
    return {
      says: `The first sentence of ${key} tells of an ordinary day and of what you tend to do in it. The second of ${key} says what this costs you, and what often helps with it at home and at work.`,
      brief: `do what stands under ${key}`,
      themes: [THEMES[sum % THEMES.length]!, THEMES[(sum >> 5) % THEMES.length]!],
    };
  },
};
