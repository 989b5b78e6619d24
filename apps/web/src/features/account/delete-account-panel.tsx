import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { UNUSED_CREDIT_RULE } from './unused-credit-facts.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const FACTS = [
  ['Erased', 'Your address and password, keys, calls with their payloads, messages, settings and the card on file.'],
  ['Ended', 'Your keys and every session, immediately. Your plan is cancelled and not billed again.'],
  ['Kept', 'Amounts that were paid, without your name, as bookkeeping requires.'],
  ['Unused credit', UNUSED_CREDIT_RULE],
] as const;

function Panel() {
  const [asking, setAsking] = useState(true);
  return (
    <Card aria-labelledby="delete-title">
      <CardHeader
        id="delete-title"
        title="Delete account"
        description="This is permanent: nobody can restore the account, not even us."
      />
      <div className="p-5 sm:p-6">
        <dl className="grid max-w-xl gap-3 text-sm">
          {FACTS.map(([name, text]) => (
            <div key={name} className="grid gap-1 border-t border-line pt-3 sm:grid-cols-[6rem_1fr]">
              <dt className="font-medium">{name}</dt>
              <dd className="text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <Button look="danger" className="mt-6" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      <DeleteAccountDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

/** Explains a deletion, behind the dialog that confirms it. Every visit to this panel opens the dialog again. */
export function DeleteAccountPanel() {
  const { key } = useLocation();
  return <Panel key={key} />;
}
