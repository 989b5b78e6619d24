import { cva, type VariantProps } from 'class-variance-authority';

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
        small: 'h-8 px-3 text-[0.8125rem]',
        medium: 'h-10 px-4 text-sm',
        large: 'h-12 px-6 text-[0.9375rem]',
        icon: 'size-9',
      },
    },
    defaultVariants: { look: 'primary', size: 'medium' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClass>;
