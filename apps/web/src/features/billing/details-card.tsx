import { useQuery } from '@tanstack/react-query';
import type { BillingDetails } from '@theia-astro/server/rules/billing-details';
import { TAX_ID_TYPES } from '@theia-astro/server/rules/tax-ids';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { countryName, DetailsForm } from './details-form.tsx';
import { billingDetailsQuery } from './operations/invoices.ts';

const taxIdLabel = (type: string): string => TAX_ID_TYPES.find((known) => known.type === type)?.label ?? 'Tax number';

function Shown({ details }: { details: BillingDetails }) {
  const {
    name,
    line1,
    line2,
    postal_code: postalCode,
    city,
    state,
    country,
    email,
    tax_ids: taxIds,
    reference,
  } = details;
  const address = [
    line1,
    line2,
    [postalCode, city, state].filter((part) => part !== '').join(' '),
    country === '' ? '' : countryName(country),
  ].filter((part) => part !== '');
  return (
    <div className="grid gap-4 text-sm @md:grid-cols-2">
      <dl>
        <dt className="text-ink-muted">Billed to</dt>
        <dd>
          <span className="block font-medium">{name}</span>
          {address.map((part) => (
            <span key={part} className="block">
              {part}
            </span>
          ))}
        </dd>
      </dl>
      <dl className="grid content-start gap-4">
        <div>
          <dt className="text-ink-muted">Billing email</dt>
          <dd className="break-words">{email}</dd>
        </div>
        {taxIds.map(({ type, value }) => (
          <div key={`${type} ${value}`}>
            <dt className="text-ink-muted">{taxIdLabel(type)}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
        {reference === '' ? null : (
          <div>
            <dt className="text-ink-muted">Reference</dt>
            <dd className="break-words">{reference}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Whom invoices are addressed to. */
export function DetailsCard() {
  const user = useSignedInUser();
  const { data, error, isPending, refetch } = useQuery(billingDetailsQuery(user.id));
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  return (
    <Card id="billing-details" aria-labelledby="billing-details-title" className="scroll-mt-20">
      <CardHeader
        id="billing-details-title"
        title="Billing details"
        description="Company, address and tax number on new invoices. Existing invoices do not change."
        action={
          data ? (
            <Button look="outline" size="small" onClick={() => setEditing(true)}>
              {data.details === null ? 'Enter details' : 'Edit'}
            </Button>
          ) : (
            <span className="h-8" />
          )
        }
      />
      <div className="@container p-5 sm:p-6">
        {isPending ? <Skeleton className="h-[1.3rem] w-full" /> : null}
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data?.details === null ? (
          <p className="text-sm text-ink-muted">Nothing entered: invoices show your email address only.</p>
        ) : null}
        {data?.details ? <Shown details={data.details} /> : null}
        {data?.seller ? (
          <p className="mt-4 border-t border-line pt-4 text-sm text-ink-muted">
            Invoices come from{' '}
            {[data.seller.name, ...data.seller.address, data.seller.taxId === null ? '' : `Tax ID ${data.seller.taxId}`]
              .filter((part) => part !== '')
              .join(', ')}
            .{data.collects_tax ? ' Tax is added where it is due.' : ''}
          </p>
        ) : null}
      </div>
      <Dialog open={editing} title="Billing details" description="They appear on new invoices." onClose={close}>
        {data ? <DetailsForm details={data.details} userId={user.id} email={user.email ?? ''} onDone={close} /> : null}
      </Dialog>
    </Card>
  );
}
