import type { CLASSICAL_PLANETS, PlanetId } from '@theia-astro/astro/bodies/groups';
import type { RudhyarPhase } from '@theia-astro/astro/phase/names';
import type { KootaId } from '@theia-astro/astro/vedic/matching/koota';
import type { NakshatraId } from '@theia-astro/astro/vedic/nakshatra';
import type { SaturnPhase } from '@theia-astro/astro/vedic/sade-sati/sade-sati';
import type { GrahaId, SevenGraha } from '@theia-astro/astro/vedic/zodiac';
import type { Element, Modality, Sign } from '@theia-astro/astro/zodiac/signs';
import type { Theme } from './theme.ts';

/** A text of the report for one key. */
export interface Text {
  /** Two to four sentences in the second person, 30 to 75 words. Stands alone; names no planet, sign or house in its first clause unless needed: the margin note does. */
  readonly says: string;
  /** One clause that completes "you …" without capital or full stop, 4 to 14 words: for the opening, the closing and where two texts are joined. Example: `act before others have made up their minds`. */
  readonly brief: string;
  /** What it speaks for, strongest first; one to three. Two texts that speak for opposite themes of one axis are joined by the composer ("On one hand …"). */
  readonly themes: readonly [Theme, ...Theme[]];
}

export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export type ClassicalPlanet = (typeof CLASSICAL_PLANETS)[number];
/** Bodies that have a text in each sign and house. */
export type NatalBody = PlanetId | 'chiron' | 'north_node';
export type MajorAspect = 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';
/** Kinds of contact between two charts, or of the sky with a chart: flowing is sextile and trine, tense is square and opposition. */
export type Contact = 'conjunction' | 'flowing' | 'tense';
export type MainAngle = 'asc' | 'mc' | 'dsc' | 'ic';
type OuterPlanet = 'uranus' | 'neptune' | 'pluto';

type PairsOf<Ids extends readonly string[], Between extends string> = Ids extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First}_${Between}_${Rest[number]}` | PairsOf<Rest, Between>
  : never;
type Planets = readonly ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
type Classical = readonly ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

/** `sun_square_moon`: the earlier planet first. Aspects among Uranus, Neptune and Pluto have no text: they are those of a generation. */
export type AspectKey = Exclude<PairsOf<Planets, MajorAspect>, `${OuterPlanet}_${MajorAspect}_${OuterPlanet}`>;
/** `sun_flowing_moon`, `sun_tense_sun`: of one person and of the other, the earlier planet first; outer planets with Sun to Mars. */
export type SynastryKey =
  | PairsOf<Classical, Contact>
  | `sun_${Contact}_sun`
  | `moon_${Contact}_moon`
  | `mercury_${Contact}_mercury`
  | `venus_${Contact}_venus`
  | `mars_${Contact}_mars`
  | `jupiter_${Contact}_jupiter`
  | `saturn_${Contact}_saturn`
  | `${'sun' | 'moon' | 'mercury' | 'venus' | 'mars'}_${Contact}_${OuterPlanet}`;
/** `saturn_tense_moon`: the planet in the sky first. */
export type TransitKey = `${SlowPlanet}_${Contact}_${TransitTarget}`;
export type SlowPlanet = 'jupiter' | 'saturn' | OuterPlanet;
export type TransitTarget = ClassicalPlanet | 'asc' | 'mc';

type By<Id extends string | number, Value = Text> = Readonly<Record<Id, Value>>;

/** All texts of a language. The key of a text in a report joins the ids, such as `sun.aries` or `dasha.saturn.venus`; `text-keys.ts` makes them. */
export interface Texts {
  // western natal
  /** `sun.aries` */
  readonly planetsInSigns: By<NatalBody, By<Sign>>;
  /** `moon.house.4` */
  readonly planetsInHouses: By<NatalBody, By<House>>;
  /** `ascendant.leo` */
  readonly ascendant: By<Sign>;
  /** `midheaven.leo` */
  readonly midheaven: By<Sign>;
  /** `chart_ruler.house.7` */
  readonly chartRuler: By<House>;
  /** `ruler.7.house.10`: the ruler of the seventh in the tenth. Shorter */
  readonly houseRulers: By<House, By<House>>;
  /** `sun_square_moon` */
  readonly aspects: By<AspectKey>;
  /** `mars.asc`: conjunct */
  readonly angleAspects: By<PlanetId, By<MainAngle>>;
  readonly patterns: {
    /** `pattern.grand_trine.fire` */
    readonly grandTrine: By<Element>;
    /** `pattern.t_square.cardinal` */
    readonly tSquare: By<Modality>;
    /** `pattern.grand_cross.cardinal` */
    readonly grandCross: By<Modality>;
    /** `pattern.yod` */
    readonly yod: Text;
    /** `pattern.kite` */
    readonly kite: Text;
    /** `pattern.mystic_rectangle` */
    readonly mysticRectangle: Text;
    /** `pattern.stellium.10`: by house */
    readonly stellium: By<House>;
  };
  readonly balance: {
    /** `balance.fire.strong` */
    readonly elements: By<Element, By<'strong' | 'missing'>>;
    /** `balance.cardinal.strong` */
    readonly modalities: By<Modality, By<'strong' | 'missing'>>;
    /** `balance.above`: most planets above the horizon (houses 7 to 12), below, in the eastern half (10 to 3), in the western (4 to 9) */
    readonly hemispheres: By<'above' | 'below' | 'eastern' | 'western'>;
  };
  /** `moon_phase.full`: eight phases of 45° */
  readonly moonPhase: By<RudhyarPhase>;
  /** `retrograde.mercury` */
  readonly retrograde: By<Exclude<PlanetId, 'sun' | 'moon'>>;
  /** `dignity.venus.exaltation` */
  readonly dignity: By<ClassicalPlanet, By<'domicile' | 'exaltation' | 'detriment' | 'fall'>>;
  /** `unaspected.mars` */
  readonly unaspected: By<PlanetId>;
  /** `fortune.house.5` */
  readonly fortune: By<House>;
  /** `sect.day` */
  readonly sect: By<'day' | 'night'>;
  // relationship; "you" are both: "one of you …, the other …"
  /** `synastry.sun_flowing_moon` */
  readonly synastryAspects: By<SynastryKey>;
  /** `overlay.venus.7`: a planet of the one in a house of the other */
  readonly overlays: By<ClassicalPlanet, By<House>>;
  readonly composite: {
    /** `composite.sun.7` */
    readonly planets: By<'sun' | 'moon' | 'venus' | 'mars' | 'saturn', By<House>>;
    /** `composite.ascendant.leo` */
    readonly ascendant: By<Sign>;
  };
  readonly kootas: {
    /** `koota.gana.favourable`: at least half of the points */
    readonly kootas: By<KootaId, By<'favourable' | 'unfavourable'>>;
    /** `manglik.both` */
    readonly manglik: By<'both' | 'one' | 'neither'>;
  };
  // year ahead
  /** `transit.saturn_tense_moon` */
  readonly transits: By<TransitKey>;
  readonly profections: {
    /** `profection.house.10` */
    readonly houses: By<House>;
    /** `profection.lord.mars` */
    readonly lords: By<ClassicalPlanet>;
  };
  readonly solarReturn: {
    /** `solar_return.ascendant.4`: the ascendant of the year in a house of the birth chart */
    readonly ascendant: By<House>;
    /** `solar_return.sun.10`: the Sun in a house of the chart of the year */
    readonly sun: By<House>;
  };
  /** `eclipse.solar.7`: in a house of the birth chart */
  readonly eclipses: By<'solar' | 'lunar', By<House>>;
  /** `transit.jupiter.house.2` */
  readonly transitHouses: By<'jupiter' | 'saturn', By<House>>;
  // vedic
  /** `lagna.aries` */
  readonly lagna: By<Sign>;
  /** `rashi.moon.aries` */
  readonly rashiMoon: By<Sign>;
  /** `nakshatra.ashwini`: of the Moon */
  readonly nakshatras: By<NakshatraId>;
  /** `graha.mars.bhava.7` */
  readonly grahasInBhavas: By<GrahaId, By<House>>;
  /** `graha.mars.rashi.aries` */
  readonly grahasInRashis: By<GrahaId, By<Sign>>;
  /** `lord.5.bhava.9` */
  readonly bhavaLords: By<House, By<House>>;
  /** `graha.mars.exalted`; own includes moolatrikona, strong and weak are by shadbala */
  readonly grahaDignity: By<SevenGraha, By<'exalted' | 'own' | 'debilitated' | 'strong' | 'weak'>>;
  /** `yoga.gajakesari`: every id of the table of yogas */
  readonly yogas: Readonly<Record<string, Text>>;
  /** `navamsa.aries`: its lagna */
  readonly navamsa: By<Sign>;
  /** `atmakaraka.saturn` */
  readonly atmakaraka: By<SevenGraha | 'rahu'>;
  /** `dosha.manglik` */
  readonly doshas: By<'manglik' | 'kaal_sarpa' | 'pitru' | 'gandmool'>;
  readonly dashas: {
    /** `dasha.saturn` */
    readonly maha: By<GrahaId>;
    /** `dasha.saturn.venus` */
    readonly antar: By<GrahaId, By<GrahaId>>;
    /** `dasha.saturn.bhava.7`: the lord of the period stands there. Short */
    readonly lordInBhava: By<GrahaId, By<House>>;
  };
  /** `sade_sati.peak` */
  readonly sadeSati: By<SaturnPhase>;
  // Moon month
  /** `lunation.new_moon.sign.aries`, `lunation.full_moon.house.7` */
  readonly lunations: By<'new_moon' | 'full_moon', { readonly sign: By<Sign>; readonly house: By<House> }>;
  /** `moon_day.house.4`, `moon_day.sign.aries` */
  readonly moonDays: { readonly sign: By<Sign>; readonly house: By<House> };
  /** `quarter.first_quarter.fire`: by the element of the Moon's sign */
  readonly quarters: By<'first_quarter' | 'last_quarter', By<Element>>;
  /** `void_of_course.fire`: by the element of the Moon's sign */
  readonly voidOfCourse: By<Element>;
  /** `moon_aspect.flowing.venus`: the Moon of the day with a planet of the birth chart */
  readonly moonAspects: By<Contact, By<PlanetId>>;
}
