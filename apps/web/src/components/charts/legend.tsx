import type { Series } from './series.ts';

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
