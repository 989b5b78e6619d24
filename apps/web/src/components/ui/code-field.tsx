import { useEffect, useRef } from 'react';
import { Field } from './field.tsx';

const CODE_LENGTH = 6;

export function isCode(code: string): boolean {
  return new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code);
}

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  error?: string | undefined;
  disabled?: boolean;
  /** False if another field must be filled in first. */
  takesFocus?: boolean;
}

/** A field for six digits from an authenticator app or a mail. Gets the focus when it appears and after a wrong code. */
export function CodeField({
  value,
  onChange,
  label = 'Authentication code',
  error,
  disabled,
  takesFocus = true,
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!disabled && takesFocus) input.current?.focus();
  }, [disabled, takesFocus]);
  return (
    <Field
      inputRef={input}
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH + 1}
      className="font-mono tracking-[0.35em]"
      value={value}
      error={error}
      disabled={disabled}
      onText={(text) => onChange(text.replace(/\D/g, '').slice(0, CODE_LENGTH))}
    />
  );
}
