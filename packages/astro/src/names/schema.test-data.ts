import { PATTERN_KINDS } from '../patterns/shapes.ts';
import { z } from 'zod';
import { ASPECT_IDS } from '../aspects/kinds.ts';
import { BODY_IDS } from '../bodies/body-id.ts';
import { ANGLE_IDS } from '../houses/compute.ts';
import { LOT_IDS } from '../lots/lots.ts';
import { phaseName, rudhyarPhase } from '../phase/phases.ts';
import { NAKSHATRAS } from '../vedic/nakshatra.ts';
import { KARANAS, NITYA_YOGAS, TITHIS } from '../vedic/panchang/limb-names.ts';
import { LUNAR_MONTHS } from '../vedic/panchang/lunar-month.ts';
import { ELEMENTS, MODALITIES, SIGNS } from '../zodiac/signs.ts';
import type { Names } from './names.ts';

const namesOf = <const Id extends string>(ids: readonly Id[]) => z.record(z.enum(ids), z.string().min(1));
const numbered = z.string().regex(/\{number\}/);
const EIGHTHS_DEG = [0, 45, 90, 135, 180, 225, 270, 315];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Every name of a language, and nothing else. */
export const namesSchema: z.ZodType<Names> = z.strictObject({
  signs: namesOf(SIGNS),
  bodies: namesOf([...BODY_IDS, 'rahu', 'ketu']),
  asteroid: numbered,
  angles: namesOf([...ANGLE_IDS, 'lagna']),
  lots: namesOf(LOT_IDS),
  house: numbered,
  sector: numbered,
  aspects: namesOf([...ASPECT_IDS, 'parallel', 'contraparallel']),
  patterns: namesOf(PATTERN_KINDS),
  phases: namesOf([...EIGHTHS_DEG.map(phaseName), ...EIGHTHS_DEG.map(rudhyarPhase)]),
  motions: namesOf(['direct', 'retrograde', 'stationary', 'station_direct', 'station_retrograde']),
  eclipses: namesOf(['solar', 'lunar', 'total', 'annular', 'hybrid', 'partial', 'penumbral']),
  elements: namesOf(ELEMENTS),
  modalities: namesOf(MODALITIES),
  weekdays: namesOf(WEEKDAYS),
  nakshatras: namesOf(NAKSHATRAS),
  tithis: namesOf(TITHIS),
  fortnights: namesOf(['shukla', 'krishna']),
  yogas: namesOf(NITYA_YOGAS),
  karanas: namesOf(KARANAS),
  lunar_months: namesOf(LUNAR_MONTHS),
});
