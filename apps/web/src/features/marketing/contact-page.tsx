import { Prose } from '@/components/ui/prose.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { site } from '@/lib/site.ts';

const details = [
  ['E-mail', <a key="mail" className={textLinkClass} href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>],
  ['Support hours', site.supportHours],
  ['Response time', site.responseTime],
  ['Where we are', 'A remote team'],
] as const;

export function ContactPage() {
  return (
    <Prose title="Contact" lead="Questions about the API, your account, billing or a custom solution: write to us.">
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        {details.map(([name, value]) => (
          <div key={name} className="grid gap-1 px-6 py-4 sm:grid-cols-[11rem_1fr]">
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p>When a call went wrong, the <code className="font-mono text-[0.875em]">request_id</code> from its answer helps us find it at once. Please never send your API key.</p>
    </Prose>
  );
}
