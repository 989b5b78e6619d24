import { X } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCount, formatDay } from '@/lib/format.ts';
import { type CallFilter, EVERYTHING } from './call-filter.ts';
import { rangeNames } from './filter-names.ts';

interface Chip {
  name: string;
  without: Partial<CallFilter>;
}

/** What a filter asks for, part by part, each with the filter's change that takes it away. */
export function chipsOf(
  filter: CallFilter,
  names: { product: (product: string) => string; key: (id: string) => string },
): Chip[] {
  const chips: Chip[] = [];
  const add = (name: string, without: Partial<CallFilter>) => chips.push({ name, without });
  if (filter.search) add(`“${filter.search}”`, { search: '' });
  if (filter.range === 'custom' && (filter.from || filter.until)) {
    const days = [filter.from && `from ${formatDay(filter.from)}`, filter.until && `to ${formatDay(filter.until)}`];
    add(days.filter(Boolean).join(' '), { range: 'all', from: '', until: '' });
  } else if (filter.range !== 'all') add(rangeNames[filter.range], { range: 'all', from: '', until: '' });
  if (filter.code) add(`Status ${filter.code}`, { code: '' });
  if (filter.outcome !== 'any') add(filter.outcome === 'success' ? 'Success' : 'Failed', { outcome: 'any' });
  if (filter.product) add(names.product(filter.product), { product: '' });
  if (filter.key) add(`Key ${names.key(filter.key)}`, { key: '' });
  if (filter.slowerMs) add(`Over ${formatCount(Number(filter.slowerMs))} ms`, { slowerMs: '' });
  return chips;
}

/** The parts of a filter, each of which can be taken away, and all of them at once. */
export function FilterChips({
  chips,
  onFilter: change,
}: {
  chips: readonly Chip[];
  onFilter: (part: Partial<CallFilter>) => void;
}) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      {chips.map(({ name, without }) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            aria-label={`${name}, remove this filter`}
            onClick={() => change(without)}
            className="inline-flex h-8 pointer-coarse:h-10 max-w-full items-center gap-1.5 rounded-full bg-sunken py-1 pr-2 pl-3 text-[0.8125rem] text-ink-soft transition-colors hover:text-ink"
          >
            <span className="truncate">{name}</span>
            <X className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <Button look="ghost" size="small" onClick={() => change(EVERYTHING)}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
}
