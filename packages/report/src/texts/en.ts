import type { Texts } from './shape.ts';
import { ANGLE_ASPECTS } from './en/angle-aspects.ts';
import { ASCENDANT } from './en/ascendant.ts';
import { ASPECTS } from './en/aspects.ts';
import { ATMAKARAKA } from './en/atmakaraka.ts';
import { BALANCE } from './en/balance.ts';
import { BHAVA_LORDS } from './en/bhava-lords.ts';
import { CHART_RULER } from './en/chart-ruler.ts';
import { COMPOSITE } from './en/composite.ts';
import { DASHAS } from './en/dashas.ts';
import { DIGNITY } from './en/dignity.ts';
import { DOSHAS } from './en/doshas.ts';
import { ECLIPSES } from './en/eclipses.ts';
import { FORTUNE } from './en/fortune.ts';
import { GRAHA_DIGNITY } from './en/graha-dignity.ts';
import { GRAHAS_IN_BHAVAS } from './en/grahas-in-bhavas.ts';
import { GRAHAS_IN_RASHIS } from './en/grahas-in-rashis.ts';
import { HOUSE_RULERS } from './en/house-rulers.ts';
import { KOOTAS } from './en/kootas.ts';
import { LAGNA } from './en/lagna.ts';
import { LUNATIONS } from './en/lunations.ts';
import { MIDHEAVEN } from './en/midheaven.ts';
import { MOON_ASPECTS } from './en/moon-aspects.ts';
import { MOON_DAYS } from './en/moon-days.ts';
import { MOON_PHASE } from './en/moon-phase.ts';
import { NAKSHATRAS } from './en/nakshatras.ts';
import { NAVAMSA } from './en/navamsa.ts';
import { OVERLAYS } from './en/overlays.ts';
import { PATTERNS } from './en/patterns.ts';
import { PLANETS_IN_HOUSES } from './en/planets-in-houses.ts';
import { PLANETS_IN_SIGNS } from './en/planets-in-signs.ts';
import { PROFECTIONS } from './en/profections.ts';
import { QUARTERS } from './en/quarters.ts';
import { RASHI_MOON } from './en/rashi-moon.ts';
import { RETROGRADE } from './en/retrograde.ts';
import { SADE_SATI } from './en/sade-sati.ts';
import { SECT } from './en/sect.ts';
import { SOLAR_RETURN } from './en/solar-return.ts';
import { SYNASTRY_ASPECTS } from './en/synastry-aspects.ts';
import { TRANSIT_HOUSES } from './en/transit-houses.ts';
import { TRANSITS } from './en/transits.ts';
import { UNASPECTED } from './en/unaspected.ts';
import { VOID_OF_COURSE } from './en/void-of-course.ts';
import { YOGAS } from './en/yogas.ts';

/** The texts in English. */
export const EN: Texts = {
  angleAspects: ANGLE_ASPECTS,
  ascendant: ASCENDANT,
  aspects: ASPECTS,
  atmakaraka: ATMAKARAKA,
  balance: BALANCE,
  bhavaLords: BHAVA_LORDS,
  chartRuler: CHART_RULER,
  composite: COMPOSITE,
  dashas: DASHAS,
  dignity: DIGNITY,
  doshas: DOSHAS,
  eclipses: ECLIPSES,
  fortune: FORTUNE,
  grahaDignity: GRAHA_DIGNITY,
  grahasInBhavas: GRAHAS_IN_BHAVAS,
  grahasInRashis: GRAHAS_IN_RASHIS,
  houseRulers: HOUSE_RULERS,
  kootas: KOOTAS,
  lagna: LAGNA,
  lunations: LUNATIONS,
  midheaven: MIDHEAVEN,
  moonAspects: MOON_ASPECTS,
  moonDays: MOON_DAYS,
  moonPhase: MOON_PHASE,
  nakshatras: NAKSHATRAS,
  navamsa: NAVAMSA,
  overlays: OVERLAYS,
  patterns: PATTERNS,
  planetsInHouses: PLANETS_IN_HOUSES,
  planetsInSigns: PLANETS_IN_SIGNS,
  profections: PROFECTIONS,
  quarters: QUARTERS,
  rashiMoon: RASHI_MOON,
  retrograde: RETROGRADE,
  sadeSati: SADE_SATI,
  sect: SECT,
  solarReturn: SOLAR_RETURN,
  synastryAspects: SYNASTRY_ASPECTS,
  transitHouses: TRANSIT_HOUSES,
  transits: TRANSITS,
  unaspected: UNASPECTED,
  voidOfCourse: VOID_OF_COURSE,
  yogas: YOGAS,
};
