import { QuickStart } from '@/components/quick-start/quick-start.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';

export function DocumentationPage() {
  return (
    <div className="page-width py-14 sm:py-16">
      <h1 className="text-title">Quick Start</h1>
      <p className="mb-12 mt-3 max-w-2xl text-lg text-ink-muted">A birth date, a time and a place in; a complete chart out.</p>
      <QuickStart keyStep={<><TextLink to={paths.signup}>Sign up</TextLink>, confirm your e-mail and copy the key from your dashboard. Put it in place of <code className="rounded bg-sunken px-1.5 py-0.5 font-mono text-[0.8125rem]">THE_YOUR_API_KEY</code>:</>} />
    </div>
  );
}
