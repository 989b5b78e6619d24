import type { StatusDay } from '@theia-astro/server/rules/status';
import { type KeyboardEvent, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { formatUtcDate } from '@/lib/format.ts';
import { dayTone, dayWords, type Tone } from './words.ts';

const FILLS: Readonly<Record<Tone, string>> = {
  ok: 'bg-ok',
  warn: 'bg-sun-fill',
  bad: 'bg-bad',
  plain: 'bg-line-strong',
};

const LEGEND: readonly (readonly [Tone, string])[] = [
  ['ok', '99.99% or more'],
  ['warn', '99.9% or more'],
  ['bad', 'Less'],
  ['plain', 'Not measured'],
];

/** Heights distinguish the tones without colours. */
const HEIGHTS: Readonly<Record<Tone, string>> = { ok: 'h-full', warn: 'h-3/4', bad: 'h-1/2', plain: 'h-1/4' };

/** One bar a day, oldest first. Pointer and arrow keys choose a day, which is described below. */
export function DayStrip({ days, promised }: { days: readonly StatusDay[]; promised: number }) {
  const [active, setActive] = useState<number | null>(null);
  const chosen = active === null ? undefined : days[active];
  const missed = days.filter((day) => ['warn', 'bad'].includes(dayTone(day, promised))).length;
  const step = (event: KeyboardEvent) => {
    const at = active ?? days.length;
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: days.length - 1 };
    const next = moves[event.key];
    if (event.key === 'Escape') return setActive(null);
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(days.length - 1, next)));
  };
  const words = chosen === undefined ? null : [formatUtcDate(chosen.day), ...dayWords(chosen)];
  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Availability of the last ${days.length} days, ${missed === 0 ? 'none' : missed} below ${promised}%`}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(active ?? days.length - 1) + 1}
        aria-valuetext={words?.join(', ') ?? 'No day chosen'}
        onKeyDown={step}
        onBlur={() => setActive(null)}
        onPointerLeave={() => setActive(null)}
        className="flex h-12 items-end rounded-lg"
      >
        {days.map((day, index) => {
          const tone = dayTone(day, promised);
          return (
            <span
              key={day.day}
              aria-hidden="true"
              onPointerEnter={() => setActive(index)}
              onPointerDown={() => setActive(index)}
              className={cn(
                'flex h-full flex-1 items-end px-px sm:px-0.5',
                active !== null && active !== index && 'opacity-40',
              )}
            >
              <span className={cn('block w-full rounded-xs', FILLS[tone], HEIGHTS[tone])} />
            </span>
          );
        })}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between text-xs text-ink-muted">
        <span>{days.length} days ago</span>
        <span>Today</span>
      </p>
      <div aria-hidden="true" className="mt-3 min-h-11 text-[0.8125rem] tabular-nums sm:min-h-6">
        {words === null ? (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted">
            {LEGEND.map(([tone, text]) => (
              <li key={tone} className="flex items-center gap-2">
                <span className={cn('size-2.5 rounded-xs', FILLS[tone])} />
                {text}
              </li>
            ))}
          </ul>
        ) : (
          <p className="flex flex-wrap gap-x-3">
            {words.map((word, index) => (
              <span key={word} className={index === 0 ? 'font-medium' : index === 1 ? '' : 'text-ink-muted'}>
                {word}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
