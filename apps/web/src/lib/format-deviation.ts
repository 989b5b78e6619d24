import { roundToDigits } from './plain-format.ts';

const DIGITS = 2;
/** A limit is shown as it is set. */
const LIMIT_DIGITS = 4;

interface Scale {
  readonly below: number;
  readonly times: number;
  readonly unit: string;
}

const ARC: readonly Scale[] = [
  { below: 1 / 60, times: 3600, unit: '″' },
  { below: 1, times: 60, unit: '′' },
  { below: Number.POSITIVE_INFINITY, times: 1, unit: '°' },
];
const TIME: readonly Scale[] = [
  { below: 120, times: 1, unit: '\u00a0s' },
  { below: Number.POSITIVE_INFINITY, times: 1 / 60, unit: '\u00a0min' },
];
const SCALES: Readonly<Record<string, readonly Scale[]>> = {
  deg: ARC,
  degrees: ARC,
  s: TIME,
  arcsec: [{ below: Number.POSITIVE_INFINITY, times: 1, unit: '″' }],
  'arc seconds': [{ below: Number.POSITIVE_INFINITY, times: 1, unit: '″' }],
  'arc minutes': [{ below: Number.POSITIVE_INFINITY, times: 1, unit: '′' }],
  minutes: [{ below: Number.POSITIVE_INFINITY, times: 1, unit: '\u00a0min' }],
};

/** The smallest error that is printed as a number; below it only the last digits differ. */
const LEAST = 0.0001;

function withUnit(value: number, unit: string, digits: number, least = 0): string {
  const scale = SCALES[unit]?.find(({ below }) => Math.abs(value) < below);
  const shown = value * (scale?.times ?? 1);
  const words = scale?.unit ?? (unit === '' ? '' : unit.startsWith('%') ? unit : `\u00a0${unit}`);
  return shown > 0 && shown < least ? `<\u00a0${least}${words}` : `${roundToDigits(shown, digits)}${words}`;
}

/** The worst error of a comparison in the unit that suits its size. Where nothing may differ and nothing does: `none`. */
export function worstWords(worst: number, unit: string, tolerance: number): string {
  return worst === 0 && tolerance === 0 ? 'none' : withUnit(worst, unit, DIGITS, LEAST);
}

/** What was allowed; `none` where nothing may differ. */
export function allowedWords(tolerance: number, unit: string): string {
  return tolerance === 0 ? 'none' : withUnit(tolerance, unit, LIMIT_DIGITS);
}
