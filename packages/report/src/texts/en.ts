import type { Texts } from './text.ts';
import angleAspects from './en/angle-aspects.json' with { type: 'json' };
import ascendant from './en/ascendant.json' with { type: 'json' };
import aspects from './en/aspects.json' with { type: 'json' };
import atmakaraka from './en/atmakaraka.json' with { type: 'json' };
import balance from './en/balance.json' with { type: 'json' };
import bhavaLords from './en/bhava-lords.json' with { type: 'json' };
import chartRuler from './en/chart-ruler.json' with { type: 'json' };
import composite from './en/composite.json' with { type: 'json' };
import dashas from './en/dashas.json' with { type: 'json' };
import dignity from './en/dignity.json' with { type: 'json' };
import doshas from './en/doshas.json' with { type: 'json' };
import eclipses from './en/eclipses.json' with { type: 'json' };
import fortune from './en/fortune.json' with { type: 'json' };
import grahaDignity from './en/graha-dignity.json' with { type: 'json' };
import grahasInBhavas from './en/grahas-in-bhavas.json' with { type: 'json' };
import grahasInRashis from './en/grahas-in-rashis.json' with { type: 'json' };
import houseRulers from './en/house-rulers.json' with { type: 'json' };
import kootas from './en/kootas.json' with { type: 'json' };
import lagna from './en/lagna.json' with { type: 'json' };
import lunations from './en/lunations.json' with { type: 'json' };
import midheaven from './en/midheaven.json' with { type: 'json' };
import moonAspects from './en/moon-aspects.json' with { type: 'json' };
import moonDays from './en/moon-days.json' with { type: 'json' };
import moonPhase from './en/moon-phase.json' with { type: 'json' };
import nakshatras from './en/nakshatras.json' with { type: 'json' };
import navamsa from './en/navamsa.json' with { type: 'json' };
import overlays from './en/overlays.json' with { type: 'json' };
import patterns from './en/patterns.json' with { type: 'json' };
import planetsInHouses from './en/planets-in-houses.json' with { type: 'json' };
import planetsInSigns from './en/planets-in-signs.json' with { type: 'json' };
import profections from './en/profections.json' with { type: 'json' };
import quarters from './en/quarters.json' with { type: 'json' };
import rashiMoon from './en/rashi-moon.json' with { type: 'json' };
import retrograde from './en/retrograde.json' with { type: 'json' };
import sadeSati from './en/sade-sati.json' with { type: 'json' };
import sect from './en/sect.json' with { type: 'json' };
import solarReturn from './en/solar-return.json' with { type: 'json' };
import synastryAspects from './en/synastry-aspects.json' with { type: 'json' };
import transitHouses from './en/transit-houses.json' with { type: 'json' };
import transits from './en/transits.json' with { type: 'json' };
import unaspected from './en/unaspected.json' with { type: 'json' };
import voidOfCourse from './en/void-of-course.json' with { type: 'json' };
import yogas from './en/yogas.json' with { type: 'json' };

/** The texts in English, by family. JSON has no literal types: texts.test.ts checks what the files hold. */
export const EN = {
  planetsInSigns,
  planetsInHouses,
  ascendant,
  midheaven,
  chartRuler,
  houseRulers,
  aspects,
  angleAspects,
  patterns,
  balance,
  moonPhase,
  retrograde,
  dignity,
  unaspected,
  fortune,
  sect,
  synastryAspects,
  overlays,
  composite,
  kootas,
  transits,
  profections,
  solarReturn,
  eclipses,
  transitHouses,
  lagna,
  rashiMoon,
  nakshatras,
  grahasInBhavas,
  grahasInRashis,
  bhavaLords,
  grahaDignity,
  yogas,
  navamsa,
  atmakaraka,
  doshas,
  dashas,
  sadeSati,
  lunations,
  moonDays,
  quarters,
  voidOfCourse,
  moonAspects,
} as unknown as Texts;
