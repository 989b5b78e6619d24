import { Link, type LinkProps } from 'react-router';
import { cn } from '@/lib/cn.ts';

export const textLinkClass =
  'font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-accent';

export function TextLink({ className, ...props }: LinkProps) {
  return <Link className={cn(textLinkClass, className)} {...props} />;
}
