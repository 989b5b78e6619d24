import { INVALID_EMAIL, isTypicalEmail } from '@theia-astro/server/rules/email';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { GoogleLogo } from '@/components/icons/google-logo.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { signInWithGoogle } from './operations/sign-in.ts';
import { useOriginPath } from './use-sign-in.ts';

export function AuthHeading({ title, subtitle }: { title: string; subtitle: ReactNode }) {
  return (
    <div className="mb-8">
      <h1 className="text-[1.75rem] leading-tight font-semibold tracking-tight">{title}</h1>
      <p className="mt-2 text-ink-muted">{subtitle}</p>
    </div>
  );
}

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  label?: string;
}

/** An e-mail field that turns red as soon as its text is not a valid address. */
export function EmailField({ value, onChange, disabled, label = 'Email' }: EmailFieldProps) {
  return (
    <Field
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
      required
      value={value}
      disabled={disabled}
      onText={onChange}
      error={value !== '' && !isTypicalEmail(value) ? INVALID_EMAIL : undefined}
    />
  );
}

/** The line below a form that leads to the other one, and from there on to where the user came from. */
export function OtherForm({ question, to, label }: { question: string; to: string; label: string }) {
  const { state, search }: { state: unknown; search: string } = useLocation();
  return (
    <p className="mt-8 text-sm text-ink-muted">
      {question}{' '}
      <TextLink to={{ pathname: to, search }} state={state}>
        {label}
      </TextLink>
    </p>
  );
}

export function GoogleButton() {
  const { mutate: start, isPending: busy } = useOperation(signInWithGoogle);
  const originPath = useOriginPath();
  return (
    <>
      <div className="my-6 flex items-center gap-4 text-xs text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      <Button
        look="outline"
        className="h-11 w-full"
        disabled={busy}
        onClick={() => start(originPath)}
        icon={GoogleLogo}
      >
        Sign in with Google
      </Button>
    </>
  );
}
