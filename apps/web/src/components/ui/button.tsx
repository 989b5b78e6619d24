import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

export function Button({ look, size, className, type = 'button', ...props }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={cn(buttonClass({ look, size }), className)} {...props} />;
}
