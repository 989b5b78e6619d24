import { ChartColumn } from '@/components/icons/icons.tsx';
import { Card, CardHeader, EmptyState } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatCount, usdFormatFor } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { byProduct, type ProductTotal, type UsageRow } from './summary.ts';

interface ProductShare extends ProductTotal {
  name: string;
  share: number;
}

function Share({ share }: { share: number }) {
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="block h-1.5 w-24 overflow-hidden rounded-full bg-sunken lg:w-36">
        <span
          className="block h-full rounded-full bg-accent"
          style={{ width: `${share > 0 ? Math.max(1.5, share * 100) : 0}%` }}
        />
      </span>
      <span className="w-9 text-right font-mono text-xs text-ink-muted">
        {share > 0 && share < 0.005 ? '<1' : Math.round(share * 100)}%
      </span>
    </span>
  );
}

const quiet = (count: number) => <span className={count === 0 ? 'text-ink-muted' : ''}>{formatCount(count)}</span>;

const productColumns = (usd: (costUsd: number) => string): readonly Column<ProductShare>[] => [
  { header: 'Product', cell: (row) => <span className="font-medium">{row.name}</span> },
  { header: 'Share', wideOnly: true, cell: (row) => <Share share={row.share} /> },
  { header: 'Calls', align: 'right', cell: (row) => formatCount(row.calls) },
  { header: 'By plan', align: 'right', wideOnly: true, cell: (row) => quiet(row.quotaCalls) },
  { header: 'From wallet', align: 'right', wideOnly: true, cell: (row) => quiet(row.walletCalls) },
  {
    header: 'Last period',
    align: 'right',
    wideOnly: true,
    cell: (row) => <span className="text-ink-muted">{formatCount(row.previousCalls)}</span>,
  },
  { header: 'Cost', align: 'right', cell: (row) => `$${usd(row.costUsd)}` },
];

/** Calls and cost of each product in this period and the last. */
export function ProductCard({ rows, nameOf }: { rows: readonly UsageRow[]; nameOf: (product: string) => string }) {
  const totals = byProduct(rows);
  const all = totals.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <Card aria-labelledby="by-product" className="overflow-hidden">
      <CardHeader id="by-product" title="By product" />
      {totals.length === 0 ? (
        <EmptyState icon={ChartColumn} title="No calls in this period">
          Successful calls are counted here by day and product. <TextLink to={paths.reference}>Make one now</TextLink>
        </EmptyState>
      ) : (
        <div className="mt-4">
          <DataTable<ProductShare>
            caption="Usage by product"
            columns={productColumns(usdFormatFor(totals.map(({ costUsd }) => costUsd)))}
            rows={totals.map((total) => ({
              ...total,
              name: nameOf(total.product),
              share: all > 0 ? total.calls / all : 0,
            }))}
            rowKey={(row) => row.product}
          />
        </div>
      )}
    </Card>
  );
}
