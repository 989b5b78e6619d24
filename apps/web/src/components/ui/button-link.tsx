import { Link, type LinkProps } from 'react-router';
import { cn } from '@/lib/cn.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

export function ButtonLink({ look, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link className={cn(buttonClass({ look, size }), className)} {...props} />;
}
