import { useInfiniteQuery } from '@tanstack/react-query';
import type { InvoiceRow } from '@theia-astro/server/rules/operations/billing';
import { ReceiptText } from '@/components/icons/icons.tsx';
import { Badge, type BadgeTone } from '@/components/ui/badge.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/list.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatDate } from '@/lib/format.ts';
import { dollars } from './money.ts';
import { invoicesQuery } from './operations/invoices.ts';

const STATUSES: Readonly<Record<InvoiceRow['status'], { readonly label: string; readonly tone: BadgeTone }>> = {
  paid: { label: 'Paid', tone: 'ok' },
  open: { label: 'Open', tone: 'warn' },
  void: { label: 'Void', tone: 'plain' },
  uncollectible: { label: 'Uncollectible', tone: 'warn' },
  refunded: { label: 'Refunded', tone: 'warn' },
  partially_refunded: { label: 'Partly refunded', tone: 'warn' },
  issued: { label: 'Credit note', tone: 'plain' },
};

const columns: readonly Column<InvoiceRow>[] = [
  {
    header: 'Number',
    phone: 'title',
    wraps: true,
    cell: (row) => <span className="font-mono text-[0.8125rem]">{row.number ?? 'No number'}</span>,
  },
  { header: 'Date', phone: 'note', cell: (row) => formatDate(row.created_at) },
  { header: 'For', widestOnly: true, cell: (row) => <span className="text-ink-muted">{row.about}</span> },
  {
    header: 'Status',
    phone: 'noteEnd',
    cell: (row) => <Badge tone={STATUSES[row.status].tone}>{STATUSES[row.status].label}</Badge>,
  },
  { header: 'Tax', wideOnly: true, align: 'right', cell: (row) => dollars(row.tax_cents / 100) },
  { header: 'Amount', phone: 'end', align: 'right', cell: (row) => dollars(row.total_cents / 100) },
  {
    header: 'Documents',
    phone: 'aside',
    quietHeader: true,
    align: 'right',
    cell: (row) => (
      <span className="flex justify-end gap-3 font-sans max-sm:flex-col max-sm:items-end max-sm:gap-1">
        <Document href={row.page_url} label="View" number={row.number} />
        <Document href={row.pdf_url} label="PDF" number={row.number} />
      </span>
    ),
  },
];

function Document({ href, label, number }: { href: string | null; label: string; number: string | null }) {
  return href === null ? null : (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={textLinkClass}
      aria-label={`${label} of ${number ?? 'the document'} (opens a new tab)`}
    >
      {label}
    </a>
  );
}

/** Every invoice and credit note, as Stripe numbers them. */
export function InvoicesCard() {
  const user = useSignedInUser();
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    invoicesQuery(user.id),
  );
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <Card id="invoices" aria-labelledby="invoices-title" className="scroll-mt-20 overflow-hidden">
      <CardHeader
        id="invoices-title"
        title="Invoices"
        description="Invoices and credit notes for plans and top-ups, issued by Stripe."
      />
      <div className="mt-5 pb-2">
        {isPending ? (
          <div className="px-6 pb-4">
            <Skeleton className="h-32 w-full" />
          </div>
        ) : null}
        {error && !rows ? (
          <div className="px-6 pb-4">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {rows?.length === 0 ? (
          <EmptyState icon={ReceiptText} title="No invoices yet">
            Each payment gets an invoice with a number and a PDF.
          </EmptyState>
        ) : null}
        {rows && rows.length > 0 ? (
          <DataTable<InvoiceRow> caption="Invoices" rows={rows} rowKey={(row) => row.id} columns={columns} />
        ) : null}
        {hasNextPage ? (
          <div className="px-5 py-3 sm:px-6">
            <Button look="outline" size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? <Spinner /> : null}Show older
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
