import { type FormEvent, useState } from 'react';
import { isSecondFactorCode, SecondFactorField } from '@/components/second-factor-field.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { CodeField, isCode } from '@/components/ui/code-field.tsx';
import { errorMessage } from '@/lib/error-message.ts';
import { LeadingButton } from './section.tsx';

interface CodeFormProps {
  action: string;
  takesRecoveryCode?: boolean;
  onSubmit: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a code and passes it to the caller; a rejection is shown under the field. */
export function CodeForm({ action, takesRecoveryCode = false, onSubmit, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSubmit(code);
    } catch (thrown) {
      setError(errorMessage(thrown, 'That code is incorrect.'));
      setCode('');
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {takesRecoveryCode ? (
        <SecondFactorField value={code} onChange={setCode} error={error} disabled={busy} />
      ) : (
        <CodeField value={code} onChange={setCode} error={error} disabled={busy} />
      )}
      <div className="flex gap-2">
        <LeadingButton type="submit" disabled={busy || !(takesRecoveryCode ? isSecondFactorCode(code) : isCode(code))}>
          {busy ? <Spinner /> : null}
          {action}
        </LeadingButton>
        <Button look="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
