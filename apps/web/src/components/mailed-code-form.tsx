import { type FormEvent, type ReactNode, useState } from 'react';
import { errorMessage } from '@/lib/error-message.ts';
import { Button, Spinner } from './ui/button.tsx';
import { CodeField, isCode } from './ui/code-field.tsx';

const FAILED = 'The code could not be checked. Please try again.';

interface MailedCodeFormProps {
  label: string;
  action: string;
  /** Receives the code. The message of a thrown error is shown under the field. */
  onSubmit: (code: string) => Promise<void>;
  /** Additional fields of the form. */
  children?: ReactNode;
  /** `outline` beside a button that matters more. */
  look?: 'primary' | 'outline';
  /** False while the additional fields are incomplete. */
  ready?: boolean;
}

/** A form for the six digits of a mail. */
export function MailedCodeForm({
  label,
  action,
  onSubmit,
  children,
  look = 'primary',
  ready = true,
}: MailedCodeFormProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready || !isCode(code)) return;
    setBusy(true);
    setError(undefined);
    try {
      await onSubmit(code);
    } catch (thrown) {
      setError(errorMessage(thrown, FAILED));
    }
    setCode('');
    setBusy(false);
  };
  const change = (text: string) => {
    setCode(text);
    setError(undefined);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <CodeField
          label={label}
          value={code}
          onChange={change}
          error={error}
          disabled={busy}
          takesFocus={children === undefined}
        />
        <Button type="submit" look={look} className="mt-[1.625rem] h-11" disabled={busy || !ready || !isCode(code)}>
          {busy ? <Spinner /> : null}
          {action}
        </Button>
      </div>
    </form>
  );
}
