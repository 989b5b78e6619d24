import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formatDay } from '@/lib/format.ts';
import { axisSteps, labelledPlaces } from './scale.ts';
import { type Series, stackAt, stackTotals } from './series.ts';

/** The legend of the colours. The dashed line is the previous period. */
export function Legend({ series, previousName }: { series: readonly Series[]; previousName: string | null }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-[0.8125rem] text-ink-soft">
      {series.map(({ id, name, color }) => (
        <li key={id} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-[3px]" style={{ background: color }} />
          {name}
        </li>
      ))}
      {previousName === null ? null : (
        <li className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-4 border-t-[1.5px] border-dashed border-ink-muted" />
          {previousName}
        </li>
      )}
    </ul>
  );
}

/** The current width of an element in pixels. */
function useWidth(element: RefObject<HTMLElement | null>, atFirst: number): number {
  const [width, setWidth] = useState(atFirst);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

const HEIGHT = 260;
const TOP = 12;
const BOTTOM = 26;
const LEFT = 52;
const LABEL_NEEDS = 54;
const STEPS = 4;

interface DayBarsProps {
  /** `YYYY-MM-DD` each. */
  days: readonly string[];
  series: readonly Series[];
  /** Totals of the previous period by position, drawn as a step line. */
  previous: readonly number[] | null;
  /** The counted unit, such as “calls”. */
  unit: string;
  wholeOnly: boolean;
  format: (value: number) => string;
  /** Formats the steps of the axis. */
  formatSteps: (steps: readonly number[]) => (step: number) => string;
  /** One sentence that describes the chart. */
  summary: string;
}

/** The positions of the bars in a drawing of a given width. */
function barGeometry(days: number, width: number, top: number) {
  const plotWidth = Math.max(60, width - LEFT - 4);
  const slot = plotWidth / Math.max(1, days);
  const bar = Math.max(2, Math.min(28, slot * 0.68));
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  return { plotWidth, slot, bar, y, x: (index: number) => LEFT + index * slot };
}

type Geometry = ReturnType<typeof barGeometry>;

function Axis({
  steps,
  geometry,
  width,
  format,
}: {
  steps: readonly number[];
  geometry: Geometry;
  width: number;
  format: (value: number) => string;
}) {
  return steps.map((step) => (
    <g key={step}>
      <line
        x1={LEFT}
        x2={width - 4}
        y1={geometry.y(step)}
        y2={geometry.y(step)}
        stroke="var(--line)"
        strokeWidth="1"
        shapeRendering="crispEdges"
      />
      <text
        x={LEFT - 10}
        y={geometry.y(step)}
        dy="0.32em"
        textAnchor="end"
        className="fill-ink-muted text-[11px] tabular-nums"
      >
        {format(step)}
      </text>
    </g>
  ));
}

function Stack({
  index,
  series,
  geometry,
  dim,
}: {
  index: number;
  series: readonly Series[];
  geometry: Geometry;
  dim: boolean;
}) {
  const left = geometry.x(index) + (geometry.slot - geometry.bar) / 2;
  return (
    <g opacity={dim ? 0.4 : 1}>
      {stackAt(series, index).map(({ id, color, from, to }) => {
        const top = geometry.y(to);
        return (
          <rect
            key={id}
            x={left}
            y={top}
            width={geometry.bar}
            height={Math.max(1, geometry.y(from) - top)}
            fill={color}
          />
        );
      })}
    </g>
  );
}

/** The previous period as a step line behind the bars. */
function PreviousLine({ previous, geometry, days }: { previous: readonly number[]; geometry: Geometry; days: number }) {
  const path = previous
    .slice(0, days)
    .map(
      (value, index) => `${index === 0 ? 'M' : 'L'}${geometry.x(index)} ${geometry.y(value)}H${geometry.x(index + 1)}`,
    )
    .join('');
  return <path d={path} fill="none" stroke="var(--ink-muted)" strokeWidth="1.25" strokeDasharray="3 3" />;
}

/** One day as text, shown below the chart and read by assistive technology. */
function readout(
  index: number,
  { days, series, previous, format, unit }: Pick<DayBarsProps, 'days' | 'series' | 'previous' | 'format' | 'unit'>,
): readonly string[] {
  const parts = series
    .filter(({ values }) => (values[index] ?? 0) > 0)
    .map(({ name, values }) => `${name} ${format(values[index] ?? 0)}`);
  const total = `${format(stackTotals(series, days.length)[index] ?? 0)} ${unit}`.trim();
  return [
    formatDay(days[index] ?? ''),
    total,
    ...parts,
    ...(previous ? [`last period ${format(previous[index] ?? 0)}`] : []),
  ];
}

/**
 * Values by day as stacked bars, with the previous period as a line. One sentence summarises the chart for assistive technology. The
 * arrow keys move through the days. Show a table of the same numbers beside it.
 */
export function DayBars(props: DayBarsProps) {
  const { days, series, previous, wholeOnly, formatSteps, summary } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 640);
  const [active, setActive] = useState<number | null>(null);
  const totals = stackTotals(series, days.length);
  const steps = axisSteps(Math.max(0, ...totals, ...(previous ?? []).slice(0, days.length)), STEPS, wholeOnly);
  const geometry = barGeometry(days.length, width, steps.at(-1) ?? 1);
  const labelled = labelledPlaces(days.length, geometry.plotWidth, LABEL_NEEDS);

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const place = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left - LEFT) / geometry.slot);
    setActive(place >= 0 && place < days.length ? place : null);
  };
  const step = (event: KeyboardEvent) => {
    const at = active ?? -1;
    const moves: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: active === null ? days.length - 1 : at - 1,
      Home: 0,
      End: days.length - 1,
    };
    const next = moves[event.key];
    if (event.key === 'Escape') return setActive(null);
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(days.length - 1, next)));
  };
  const words = active === null ? null : readout(active, props);
  return (
    <div>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={summary}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(active ?? 0) + 1}
        aria-valuetext={words?.join(', ') ?? 'No day chosen'}
        onKeyDown={step}
        onBlur={() => setActive(null)}
        className="rounded-lg"
      >
        <svg
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          aria-hidden="true"
          className="block touch-pan-y"
          onPointerMove={point}
          onPointerLeave={() => setActive(null)}
        >
          <Axis steps={steps} geometry={geometry} width={width} format={formatSteps(steps)} />
          {active === null ? null : (
            <rect
              x={geometry.x(active)}
              y={TOP}
              width={geometry.slot}
              height={HEIGHT - TOP - BOTTOM}
              fill="var(--sunken)"
            />
          )}
          {days.map((day, index) => (
            <Stack
              key={day}
              index={index}
              series={series}
              geometry={geometry}
              dim={active !== null && active !== index}
            />
          ))}
          {previous ? <PreviousLine previous={previous} geometry={geometry} days={days.length} /> : null}
          {days.map((day, index) =>
            labelled(index) ? (
              <text
                key={day}
                x={geometry.x(index) + (index === 0 ? 0 : geometry.slot / 2)}
                y={HEIGHT - 8}
                textAnchor={index === 0 ? 'start' : 'middle'}
                className="fill-ink-muted text-[11px]"
              >
                {formatDay(day)}
              </text>
            ) : null,
          )}
        </svg>
      </div>
      <p
        aria-hidden="true"
        className="mt-2 flex min-h-11 flex-wrap content-start items-baseline gap-x-3 text-[0.8125rem] tabular-nums"
      >
        {words === null ? (
          <span className="text-ink-muted">Point at a day, or walk through the days with the arrow keys.</span>
        ) : (
          words.map((word, index) => (
            <span key={word} className={index === 0 ? 'font-medium' : index === 1 ? '' : 'text-ink-muted'}>
              {word}
            </span>
          ))
        )}
      </p>
    </div>
  );
}
