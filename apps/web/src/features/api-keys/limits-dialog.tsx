import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import { keyProducts } from 'virtual:key-products';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Problem } from '@/components/ui/problem.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { changedLimits, draftOf, type LimitsDraft } from './limits-draft.ts';
import { type KeyRow, limitKey } from './operations/keys.ts';

interface LinesProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  label: string;
  hint: string;
  value: string;
  onText: (text: string) => void;
}

function Lines({ label, hint, value, onText, ...textarea }: LinesProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-soft">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onText(event.target.value)}
        className="w-full resize-y rounded-lg border border-line-strong bg-surface px-3.5 py-2 font-mono text-[0.8125rem] text-ink placeholder:text-ink-muted/70"
        {...textarea}
      />
      <p id={`${id}-hint`} className="text-[0.8125rem] text-ink-muted">
        {hint}
      </p>
    </div>
  );
}

function Products({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  return (
    <fieldset>
      <legend className="text-sm font-medium text-ink-soft">Products</legend>
      <p className="mt-0.5 text-[0.8125rem] text-ink-muted">
        {chosen.length === 0 ? 'All products. Choose some to reject the others.' : 'All others are rejected.'}
      </p>
      <div className="mt-2 grid max-h-44 grid-cols-2 gap-x-4 gap-y-1.5 overflow-y-auto rounded-lg border border-line p-3">
        {keyProducts.map((product) => (
          <label key={product} className="flex items-center gap-2 font-mono text-[0.8125rem]">
            <input
              type="checkbox"
              className="size-4 accent-[var(--accent)]"
              checked={chosen.includes(product)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, product] : chosen.filter((one) => one !== product))
              }
            />
            {product}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LimitsForm({ userId, row, onClose }: { userId: string; row: KeyRow; onClose: () => void }) {
  const [draft, setDraft] = useState<LimitsDraft>(() => draftOf(row));
  const { mutate: limit, isPending: busy, problem, reset } = useOperation(limitKey(userId, row.id));
  const set = (change: Partial<LimitsDraft>) => {
    reset();
    setDraft({ ...draft, ...change });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const changes = changedLimits(row, draft);
    if (Object.keys(changes).length === 0) return onClose();
    limit(changes, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Products chosen={draft.products} onChange={(products) => set({ products })} />
      <Lines
        label="Web origins"
        hint="One a line. Keeps other web pages from using the key; calls without an origin are rejected."
        placeholder="https://app.example.com"
        value={draft.origins}
        onText={(origins) => set({ origins })}
      />
      <Lines
        label="Addresses"
        hint="One address or network a line, IPv4 or IPv6."
        placeholder="192.0.2.0/24"
        value={draft.addresses}
        onText={(addresses) => set({ addresses })}
      />
      <Field
        label="Last day"
        type="date"
        hint="The key expires at the end of this day. Empty: never."
        value={draft.lastDay}
        onText={(lastDay) => set({ lastDay })}
      />
      <Problem>{problem}</Problem>
      <DialogActions onCancel={onClose}>
        <Button type="submit" disabled={busy}>
          {busy ? <Spinner /> : null}Save limits
        </Button>
      </DialogActions>
    </form>
  );
}

interface LimitsDialogProps {
  userId: string;
  row: KeyRow;
  open: boolean;
  onClose: () => void;
}

/** Edits what a key may be used for, from where and until when. */
export function LimitsDialog({ open, ...form }: LimitsDialogProps) {
  return (
    <Dialog
      open={open}
      title={`Limits of ${form.row.label}`}
      description="A key that leaks does less harm when it can do less."
      onClose={form.onClose}
    >
      {open ? <LimitsForm {...form} /> : null}
    </Dialog>
  );
}
