import { textLinkClass } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { formatUtcDate } from '@/lib/format.ts';
import type { Fact } from './alternatives.ts';

/** A statement with the page that says so and the day on which it was read. */
export function Statement({ text, source, read_on: readOn }: Fact) {
  return (
    <>
      {text}{' '}
      <a href={source} className={cn(textLinkClass, 'text-[0.8125rem] font-normal whitespace-nowrap')}>
        {new URL(source).hostname.replace(/^www\./, '')}
      </a>
      <span className="text-[0.8125rem] whitespace-nowrap text-ink-muted">, {formatUtcDate(readOn)}</span>
    </>
  );
}
