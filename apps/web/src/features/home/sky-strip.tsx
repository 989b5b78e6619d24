import { cn } from '@/lib/cn.ts';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { SKY_PATH, type SkyNow } from './operations/load-sky.ts';

const SHOWN = [
  { id: 'sun', name: 'Sun' },
  { id: 'moon', name: 'Moon' },
  { id: 'mercury', name: 'Mercury' },
  { id: 'saturn', name: 'Saturn' },
] as const;
const BLANK = '–';

/** `24°23′ Gemini`, truncated as in an ephemeris. */
function place(degree: number, sign: string): string {
  const minutes = Math.floor((degree % 1) * 60);
  return `${Math.floor(degree)}°${String(minutes).padStart(2, '0')}′ ${sign.charAt(0).toUpperCase()}${sign.slice(1)}`;
}

function speed(degreesPerDay: number): string {
  return `${degreesPerDay < 0 ? '−' : '+'}${Math.abs(degreesPerDay).toFixed(4)}`;
}

/** A right-aligned number. A new value is a new element, so that it does not count as a layout shift. */
function Figure({ text }: { text: string }) {
  return <span key={text}>{text}</span>;
}

interface SkyStripProps {
  sky: SkyNow | null;
  /** Null unless the sky could not be read. */
  onRetry: (() => void) | null;
}

/** Four lines of positions as in an ephemeris, and a link to the full answer. Its height is the same before and after loading. */
export function SkyStrip({ sky, onRetry }: SkyStripProps) {
  return (
    <div className="rounded-xl border border-line bg-surface/90 shadow-card">
      <p className="flex justify-between gap-4 border-b border-line px-4 py-2.5 font-mono text-xs text-ink-muted">
        {onRetry === null ? (
          <>
            <span>{sky?.at ?? 'Looking up …'}</span>
            <a href={SKY_PATH} className={textLinkClass}>
              GET {SKY_PATH}
            </a>
          </>
        ) : (
          <>
            <span role="alert">The sky cannot be read just now.</span>
            <button type="button" className={textLinkClass} onClick={onRetry}>
              Retry
            </button>
          </>
        )}
      </p>
      <table className="w-full table-fixed font-mono text-xs">
        <caption className="sr-only">Ecliptic positions right now</caption>
        <colgroup>
          <col className="w-20" />
          <col className="w-26" />
          <col />
          <col className="hidden w-24 sm:table-column" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">Body</th>
            <th scope="col">Longitude in degrees</th>
            <th scope="col">Place in the zodiac</th>
            <th scope="col">Degrees per day</th>
          </tr>
        </thead>
        <tbody>
          {SHOWN.map(({ id, name }, index) => {
            const point = sky?.points[id];
            return (
              <tr
                key={id}
                className={cn('[&>*]:py-1.5', index === 0 && '[&>*]:pt-3', index === SHOWN.length - 1 && '[&>*]:pb-3')}
              >
                <th scope="row" className="pl-4 text-left font-medium">
                  {name}
                </th>
                <td className="text-right text-ink-soft">
                  <Figure text={point ? `${point.longitude.toFixed(6)}°` : BLANK} />
                </td>
                <td className="pl-5 whitespace-nowrap text-ink-muted">
                  {point ? place(point.degree, point.sign) : BLANK}
                </td>
                <td className="hidden pr-4 text-right text-ink-muted sm:table-cell">
                  <Figure text={point ? speed(point.speed) : BLANK} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
