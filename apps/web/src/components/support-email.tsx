import { textLinkClass } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { useSupportEmail } from '@/lib/support-email.ts';

/** The support address as a link. Its space is reserved until it is loaded, so that the layout does not shift. */
export function SupportEmail({ className }: { className?: string }) {
  const address = useSupportEmail();
  if (address === null) return <span className={cn('inline-block w-[24ch]', className)}>&nbsp;</span>;
  return (
    <a className={cn(textLinkClass, 'inline-block min-w-[24ch]', className)} href={`mailto:${address}`}>
      {address}
    </a>
  );
}
