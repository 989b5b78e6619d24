import { Switch as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A labelled switch with a description. */
export function Switch({ label, description, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {description ? (
          <p id={`${id}-about`} className="mt-0.5 text-[0.8125rem] text-ink-muted">
            {description}
          </p>
        ) : null}
      </div>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        {...(description ? { 'aria-describedby': `${id}-about` } : {})}
        className="relative mt-0.5 h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:cursor-not-allowed disabled:opacity-50"
      >
        <Primitive.Thumb className="block size-4.5 translate-x-[3px] rounded-full bg-ink-muted transition-transform data-[state=checked]:translate-x-[21px] data-[state=checked]:bg-accent-ink" />
      </Primitive.Root>
    </div>
  );
}
