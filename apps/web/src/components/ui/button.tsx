import { cn } from '@/lib/cn.ts';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ComponentType } from 'react';
import { Link, type LinkProps } from 'react-router';

/** A finger also hits the edge around a button that looks smaller than 40 px. */
const fingerEdge = 'relative pointer-coarse:after:absolute';

/** The look of buttons and of links that act as buttons. */
export const buttonClass = cva(
  'print:hidden inline-flex select-none items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        primary: 'bg-accent text-accent-ink hover:bg-accent-hover disabled:hover:bg-accent',
        outline: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
        ghost: 'text-ink-soft hover:bg-sunken hover:text-ink',
        danger: 'bg-bad-wash text-bad hover:brightness-95 dark:hover:brightness-125',
      },
      size: {
        small: `${fingerEdge} pointer-coarse:after:-inset-1 h-8 px-3 text-[0.8125rem]`,
        medium: 'h-10 px-4 text-sm',
        large: 'h-12 px-6 text-[0.9375rem]',
        icon: `${fingerEdge} pointer-coarse:after:-inset-0.5 size-9`,
      },
    },
    defaultVariants: { look: 'primary', size: 'medium' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClass>;

export function ButtonLink({ look, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link className={cn(buttonClass({ look, size }), className)} {...props} />;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ComponentType;
  /** Shows a spinner in the place of the icon. */
  busy?: boolean;
}

export function Button({ look, size, className, type = 'button', icon: Icon, busy, children, ...props }: ButtonProps) {
  return (
    <button type={type} className={cn(buttonClass({ look, size }), className)} {...props}>
      {busy ? <Spinner /> : Icon ? <Icon /> : null}
      {children}
    </button>
  );
}

export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={cn('size-4 animate-spin', className)} aria-hidden="true" fill="none">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.22" strokeWidth="2.5" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
