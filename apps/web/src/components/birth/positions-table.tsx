import { cn } from '@/lib/cn.ts';
import { isVedic, type NatalAnswer, type NatalPoint, pointName } from './natal-answer.ts';

/** The glyph of a sign as a letter, not as a coloured picture. */
const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
];
const glyphOf = (sign: string): string => {
  const index = SIGNS.indexOf(sign);
  return index < 0 ? '' : `${String.fromCodePoint(0x2648 + index)}\uFE0E`;
};

/** `24°23′`, truncated as in an ephemeris. */
function degreeText(degree: number): string {
  return `${Math.floor(degree)}°${String(Math.floor((degree % 1) * 60)).padStart(2, '0')}′`;
}

function speedText(degreesPerDay: number): string {
  return `${degreesPerDay < 0 ? '−' : '+'}${Math.abs(degreesPerDay).toFixed(3)}°`;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly point: NatalPoint;
}

function rowsOf(answer: NatalAnswer): readonly Row[] {
  const points = Object.entries(answer.points).map(([id, point]) => ({ id, name: pointName(id), point }));
  const { lagna } = answer;
  return lagna === undefined || lagna === null ? points : [{ id: 'lagna', name: 'Lagna', point: lagna }, ...points];
}

/** The speed of a point, of a Vedic chart its lunar mansion, and whether it is retrograde. */
function Movement({ point, vedic, unit = '' }: { point: NatalPoint; vedic: boolean; unit?: string }) {
  const { nakshatra, speed, retrograde } = point;
  return (
    <>
      {vedic ? (nakshatra ? `${pointName(nakshatra.id)}\u00A0${nakshatra.pada}` : '–') : null}
      {!vedic && speed !== undefined ? `${speedText(speed)}${unit}` : null}
      {retrograde ? (
        <abbr title="retrograde" className="ml-1 no-underline text-warn">
          R
        </abbr>
      ) : null}
    </>
  );
}

/** The positions of a natal answer: sign and degree, house, motion; of a Vedic one the lunar mansion instead of the speed. On phones a row has two lines. */
export function PositionsTable({ answer, className }: { answer: NatalAnswer; className?: string }) {
  const vedic = isVedic(answer);
  const rows = rowsOf(answer);
  const hasHouses = rows.some(({ point }) => (vedic ? point.bhava : point.house) != null);
  return (
    <table className={cn('w-full text-sm tabular-nums', className)}>
      <caption className="sr-only">Positions</caption>
      <thead>
        <tr className="border-b border-line text-left text-[0.8125rem] text-ink-muted [&>th]:py-2 [&>th]:font-medium">
          <th scope="col">Point</th>
          <th scope="col">Position</th>
          {hasHouses ? (
            <th scope="col" className="text-right">
              House
            </th>
          ) : null}
          <th scope="col" className="text-right max-sm:hidden">
            {vedic ? 'Nakshatra' : 'Per day'}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, point }) => (
          <tr key={id} className="border-b border-line last:border-0 [&>*]:py-1.5 [&>*]:align-baseline">
            <th scope="row" className="pr-3 text-left font-medium">
              {name}
            </th>
            <td className="pr-3">
              <span className="inline-block min-w-13">{degreeText(point.degree)}</span>
              <span className="whitespace-nowrap">
                <span aria-hidden="true" className="mr-1 text-ink-muted">
                  {glyphOf(point.sign)}
                </span>
                {pointName(point.sign)}
              </span>
              <span className="block text-[0.8125rem] text-ink-muted sm:hidden">
                <Movement point={point} vedic={vedic} unit=" a day" />
              </span>
            </td>
            {hasHouses ? (
              <td className="text-right">{(id === 'lagna' ? 1 : vedic ? point.bhava : point.house) ?? '–'}</td>
            ) : null}
            <td className="pl-3 text-right whitespace-nowrap text-ink-muted max-sm:hidden">
              <Movement point={point} vedic={vedic} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
