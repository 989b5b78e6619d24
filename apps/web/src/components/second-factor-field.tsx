import { useEffect, useRef, useState } from 'react';
import { CodeField, isCode } from '@/components/ui/code-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { isRecoveryCode } from '@/lib/auth/recovery-codes.ts';

/** True for a value the field accepts: six digits of the app, or a recovery code. */
export function isSecondFactorCode(code: string): boolean {
  return isCode(code) || isRecoveryCode(code);
}

interface SecondFactorFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Six digits of an authenticator app, or a recovery code for users who lost it. */
export function SecondFactorField({ value, onChange, error, disabled = false }: SecondFactorFieldProps) {
  const [lost, setLost] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (lost && !disabled) input.current?.focus();
  }, [lost, disabled]);
  const swap = () => {
    setLost(!lost);
    onChange('');
  };
  return (
    <div className="grid gap-2">
      {lost ? (
        <Field
          inputRef={input}
          label="Recovery code"
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="xxxx-xxxx-xxxx-xxxx"
          maxLength={40}
          className="font-mono"
          value={value}
          error={error}
          disabled={disabled}
          onText={onChange}
        />
      ) : (
        <CodeField value={value} onChange={onChange} error={error} disabled={disabled} />
      )}
      <button
        type="button"
        className={`${textLinkClass} justify-self-start text-[0.8125rem]`}
        disabled={disabled}
        onClick={swap}
      >
        {lost ? 'Use the authenticator app' : 'Use a recovery code'}
      </button>
    </div>
  );
}
