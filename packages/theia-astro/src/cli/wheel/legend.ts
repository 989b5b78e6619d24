import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/houses/systems';
import { signIndexAt } from '@theia-astro/astro/zodiac/signs';
import { bodyName, SIGN_NAMES, zodiacPlace } from '@theia-astro/chart-svg/words';
import { bold, colored, dim } from '../output/table.ts';
import type { Look } from '../terminal.ts';
import type { Body, Chart } from './chart.ts';
import { bodySign, signColor } from './signs.ts';

/** Cells of a line of the legend. */
export const LEGEND_COLUMNS = 40;
const NAME_CELLS = 13;
/** `24°23′ Sagittarius`, and a gap. */
const PLACE_CELLS = 19;

/** A line and the cells it takes. */
export interface Line {
  readonly text: string;
  readonly cells: number;
}

/** Every body with its place and house, then the angles and the cusps. */
export function legendLines(chart: Chart, look: Look): readonly Line[] {
  const lines = chart.bodies.map((body) => bodyLine(body, look));
  if (chart.angles !== null) {
    const { ascDeg, mcDeg } = chart.angles;
    lines.push(plain(''), placeLine('AC', 'Ascendant', ascDeg, '', look));
    if (mcDeg !== null) lines.push(placeLine('MC', 'Midheaven', mcDeg, '', look));
  }
  if (chart.cuspsDeg !== null && chart.cuspsDeg.length === 12) {
    const system = (HOUSE_SYSTEM_NAMES as Readonly<Record<string, string>>)[chart.houseSystem ?? ''];
    const title = system === undefined ? 'Houses' : `Houses: ${capitalised(system)}`;
    lines.push(plain(''), { text: bold(title, look), cells: title.length }, ...cuspLines(chart.cuspsDeg, look));
  }
  return lines;
}

function bodyLine({ id, longitudeDeg, retrograde, house }: Body, look: Look): Line {
  const rest = `${retrograde ? 'R' : ' '}${house === null ? '' : String(house).padStart(4)}`;
  return placeLine(bodySign(id, look.ascii), bodyName(id), longitudeDeg, rest, look);
}

function placeLine(sign: string, name: string, longitudeDeg: number, rest: string, look: Look): Line {
  const head = `${sign.padEnd(3)}${name.slice(0, NAME_CELLS - 1).padEnd(NAME_CELLS)}`;
  const place = zodiacText(longitudeDeg, look);
  const gap = ' '.repeat(Math.max(1, PLACE_CELLS - place.cells));
  return { text: `${head}${place.text}${gap}${rest}`.trimEnd(), cells: `${head}${gap}${rest}`.length + place.cells };
}

function cuspLines(cuspsDeg: readonly number[], look: Look): readonly Line[] {
  return Array.from({ length: 6 }, (_, index) => {
    const [left, right] = [index, index + 6].map((house) => {
      const place = zodiacText(cuspsDeg[house]!, look, 3);
      return { text: `${dim(String(house + 1).padStart(2), look)}  ${place.text}`, cells: 4 + place.cells };
    });
    const gap = ' '.repeat(Math.max(2, 19 - left!.cells));
    return { text: `${left!.text}${gap}${right!.text}`, cells: left!.cells + gap.length + right!.cells };
  });
}

/** `24°23′ Gemini`, cut off as in an ephemeris; the sign in the colour of its element. */
function zodiacText(longitudeDeg: number, look: Look, letters?: number): Line {
  const { degrees, minutes } = zodiacPlace(longitudeDeg);
  const sign = SIGN_NAMES[signIndexAt(((longitudeDeg % 360) + 360) % 360)]!.slice(0, letters);
  const number = `${String(degrees).padStart(2)}${look.ascii ? 'd' : '°'}${String(minutes).padStart(2, '0')}${look.ascii ? "'" : '′'} `;
  const color = signColor(signIndexAt(((longitudeDeg % 360) + 360) % 360));
  return { text: `${number}${colored(sign, color, look)}`, cells: number.length + sign.length };
}

/** `whole_sign` → `Whole sign`. */
function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('_', ' ');
}

function plain(text: string): Line {
  return { text, cells: text.length };
}
