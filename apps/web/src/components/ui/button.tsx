import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cn } from '@/lib/cn.ts';

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

export function Button({ look, size, className, type = 'button', ...props }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={cn(buttonClass({ look, size }), className)} {...props} />;
}
