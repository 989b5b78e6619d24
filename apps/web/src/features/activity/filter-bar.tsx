import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { X } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SearchBox } from '@/components/ui/search-box.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { formatCount, formatDay } from '@/lib/format.ts';
import { priceListQuery, productName } from '@/lib/operations/load-price-list.ts';
import { type CallFilter, EVERYTHING, outcomes, rangeNames, RANGES } from './call-filter.ts';
import type { KeyName } from './operations/key-names.ts';

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

const CODES = ['200', '304', '400', '401', '402', '403', '404', '409', '413', '415', '422', '429', '500', '503'];
const SLOWER_MS = ['5', '20', '50', '100', '500', '1000'];
const half = 'w-[calc(50%-0.375rem)]';

function DayInput({
  label,
  value,
  max,
  min,
  onDay,
}: {
  label: string;
  value: string;
  max?: string;
  min?: string;
  onDay: (day: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium text-ink-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        max={max || undefined}
        min={min || undefined}
        onChange={(event) => onDay(event.target.value)}
        className="h-9 pointer-coarse:h-10 w-full rounded-lg border border-line-strong bg-surface px-3 text-sm"
      />
    </div>
  );
}

/** Searches and filters the log. */
export function FilterBar({
  filter,
  onFilter: change,
  keys,
  searchRef,
  children,
}: {
  filter: CallFilter;
  onFilter: (part: Partial<CallFilter>) => void;
  keys: readonly KeyName[] | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  children?: ReactNode;
}) {
  const { data: prices } = useQuery(priceListQuery);
  const [isWhole, setWhole] = useState(Boolean(filter.key || filter.slowerMs || filter.code));
  const further = isWhole ? '' : 'max-sm:hidden';
  const products = (prices ?? [])
    .flatMap((price) => (price.report_tier && price.available ? [price.report_tier] : []))
    .toSorted((a, b) => productName(a, prices).localeCompare(productName(b, prices)));
  const known = filter.product === '' || filter.product === 'free' || products.includes(filter.product);
  return (
    <div role="search" aria-label="Filter calls" className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <SearchBox
        value={filter.search}
        placeholder="Request id, path or reason"
        onSearch={(search) => change({ search })}
        inputRef={searchRef}
      />
      <SelectField
        label="Date"
        value={filter.range}
        onValue={(range) => change({ range: RANGES.find((known) => known === range) ?? 'all' })}
        className={`${half} sm:w-40`}
      >
        {RANGES.map((range) => (
          <option key={range} value={range}>
            {rangeNames[range]}
          </option>
        ))}
      </SelectField>
      {filter.range === 'custom' ? (
        <div className="order-1 grid w-full grid-cols-2 gap-3 sm:order-none sm:w-auto">
          <DayInput label="From" value={filter.from} max={filter.until} onDay={(from) => change({ from })} />
          <DayInput label="To" value={filter.until} min={filter.from} onDay={(until) => change({ until })} />
        </div>
      ) : null}
      <SelectField
        label="Product"
        value={filter.product}
        onValue={(product) => change({ product })}
        className={`${half} sm:w-44`}
      >
        <option value="">All products</option>
        {products.map((tier) => (
          <option key={tier} value={tier}>
            {productName(tier, prices)}
          </option>
        ))}
        <option value="free">{productName('free', prices)}</option>
        {known ? null : <option value={filter.product}>{productName(filter.product, prices)}</option>}
      </SelectField>
      <SelectField
        label="Key"
        value={filter.key}
        onValue={(key) => change({ key })}
        className={`${half} ${further} sm:w-36`}
      >
        <option value="">All keys</option>
        {(keys ?? []).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        {filter.key && !keys?.some(({ id }) => id === filter.key) ? (
          <option value={filter.key}>Deleted key</option>
        ) : null}
      </SelectField>
      <SelectField
        label="Time"
        value={filter.slowerMs}
        onValue={(slowerMs) => change({ slowerMs })}
        className={`${half} ${further} sm:w-32`}
      >
        <option value="">Any</option>
        {withOther(SLOWER_MS, filter.slowerMs).map((ms) => (
          <option key={ms} value={ms}>
            Over {Number(ms).toLocaleString('en-US')} ms
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Code"
        value={filter.code}
        onValue={(code) => change({ code, outcome: 'any' })}
        className={`${half} ${further} sm:w-28`}
      >
        <option value="">Any</option>
        {withOther(CODES, filter.code).map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <Button
        look="ghost"
        size="small"
        className="h-9 pointer-coarse:h-10 sm:hidden"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Fewer filters' : 'More filters'}
      </Button>
      <Segmented
        label="Status"
        options={outcomes}
        value={filter.outcome}
        onChange={(outcome) => change({ outcome, code: '' })}
      />
      {children}
    </div>
  );
}

/** Values of a choice, with the chosen one where it is none of them. */
function withOther(values: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || values.includes(chosen)
    ? values
    : [...values, chosen].toSorted((a, b) => Number(a) - Number(b));
}
