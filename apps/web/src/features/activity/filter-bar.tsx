import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { X } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { priceListQuery, productName } from '@/lib/operations/load-price-list.ts';
import { type CallFilter, EVERYTHING, type Outcome, type Range, RANGES, writeFilter } from './call-filter.ts';

const rangeNames: Record<Range, string> = {
  all: 'Any time',
  hour: 'Last hour',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  custom: 'Between two days',
};
const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: 'any', label: 'All' },
  { value: 'success', label: 'Success' },
  { value: 'failed', label: 'Failed' },
];

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
        className="h-9 w-full rounded-lg border border-line-strong bg-surface px-3 text-sm"
      />
    </div>
  );
}

/** Filters the log by date, status and product. */
export function FilterBar({
  filter,
  onFilter: change,
}: {
  filter: CallFilter;
  onFilter: (part: Partial<CallFilter>) => void;
}) {
  const { data: prices } = useQuery(priceListQuery);
  const products = (prices ?? [])
    .flatMap((price) => (price.report_tier && price.available ? [price.report_tier] : []))
    .toSorted((a, b) => productName(a, prices).localeCompare(productName(b, prices)));
  const known = filter.product === '' || filter.product === 'free' || products.includes(filter.product);
  return (
    <div role="search" aria-label="Filter calls" className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <SelectField
        label="Date"
        value={filter.range}
        onValue={(range) => change({ range: RANGES.find((known) => known === range) ?? 'all' })}
        className="w-[calc(50%-0.375rem)] sm:w-44"
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
        className="w-[calc(50%-0.375rem)] sm:w-48"
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
      <Segmented label="Status" options={outcomes} value={filter.outcome} onChange={(outcome) => change({ outcome })} />
      {writeFilter(filter).size > 0 ? (
        <Button look="ghost" size="small" onClick={() => change(EVERYTHING)}>
          <X />
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
