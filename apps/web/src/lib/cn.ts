import { clsx, type ClassValue } from 'clsx';

/** Class names joined; falsy ones left out. */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
