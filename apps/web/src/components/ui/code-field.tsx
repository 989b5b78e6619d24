import { useEffect, useRef } from 'react';
import { Field } from './field.tsx';

const CODE_LENGTH = 6;

export function isCode(code: string): boolean {
  return new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code);
}

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** The six digits of an authenticator app. Takes the focus when it appears and after a wrong code. */
export function CodeField({ value, onChange, error, disabled }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => { if (!disabled) input.current?.focus(); }, [disabled]);
  return (
    <Field
      inputRef={input} label="Authentication code" name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={CODE_LENGTH + 1}
      className="font-mono tracking-[0.35em]" value={value} error={error} disabled={disabled}
      onText={(text) => onChange(text.replace(/\D/g, '').slice(0, CODE_LENGTH))}
    />
  );
}
