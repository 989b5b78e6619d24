import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AccountName } from '@/components/account-name.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CodeField, isCode } from '@/components/ui/code-field.tsx';
import { DialogActions } from '@/components/ui/dialog.tsx';
import { PasswordField } from '@/components/ui/field.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { confirmOwner, hasPassword, mailOwnerCode } from '@/lib/auth/confirm-owner.ts';
import { errorMessage } from '@/lib/error-message.ts';

const FAILED = 'That could not be confirmed. Please try again.';
const NOT_SENT = 'The code could not be sent. Please try again.';

interface ConfirmOwnerFormProps {
  action: string;
  look?: 'danger';
  /** Called when the server has confirmed the owner, so that the change can be made. */
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the password, or mails a code to users who have no password or forgot it. */
export function ConfirmOwnerForm({ action, look, onConfirmed, onCancel }: ConfirmOwnerFormProps) {
  const user = useSignedInUser();
  const [way, setWay] = useState<'password' | 'code'>(hasPassword(user) ? 'password' : 'code');
  const [sent, setSent] = useState(false);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!busy) password.current?.focus();
  }, [busy]);

  const attempt = async (work: () => Promise<void>, fallback: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (thrown) {
      setText('');
      setError(errorMessage(thrown, fallback));
    }
    setBusy(false);
  };
  const send = () =>
    attempt(async () => {
      await mailOwnerCode();
      setWay('code');
      setText('');
      setSent(true);
    }, NOT_SENT);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'code' && !sent) return void send();
    void attempt(async () => {
      await confirmOwner(way === 'password' ? { password: text } : { nonce: text });
      onConfirmed();
    }, FAILED);
  };
  const ready = way === 'password' ? text !== '' : !sent || isCode(text);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <AccountName />
      {way === 'password' ? (
        <PasswordField
          inputRef={password}
          label="Your password"
          name="owner-password"
          autoComplete="current-password"
          value={text}
          disabled={busy}
          error={error}
          onText={setText}
          labelAction={
            <button
              type="button"
              className={`${textLinkClass} text-[0.8125rem]`}
              disabled={busy}
              onClick={() => void send()}
            >
              Email me a code instead
            </button>
          }
        />
      ) : null}
      {way === 'code' && !sent ? (
        <p className="text-sm text-ink-soft">
          We mail a code to <strong className="font-medium break-all">{user.email}</strong> to confirm with.
        </p>
      ) : null}
      {way === 'code' && sent ? (
        <CodeField
          label={`Code mailed to ${user.email ?? 'you'}`}
          value={text}
          onChange={setText}
          error={error}
          disabled={busy}
        />
      ) : null}
      {way === 'code' && !sent && error ? (
        <p role="alert" className="text-[0.8125rem] font-medium text-bad">
          {error}
        </p>
      ) : null}
      <DialogActions onCancel={onCancel} cancelDisabled={busy}>
        <Button
          type="submit"
          {...(look === undefined || (way === 'code' && !sent) ? {} : { look })}
          disabled={busy || !ready}
          busy={busy}
        >
          {way === 'code' && !sent ? 'Mail me a code' : action}
        </Button>
      </DialogActions>
    </form>
  );
}
