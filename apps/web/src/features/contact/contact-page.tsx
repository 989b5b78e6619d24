import { Clock, Globe, Mail, MessageSquareReply } from '@/components/icons/icons.tsx';
import { Card } from '@/components/ui/card.tsx';
import { SupportEmail } from '@/components/support-email.tsx';
import { site } from '@/lib/site.ts';
import { ContactForm } from './contact-form.tsx';

const details = [
  { icon: Mail, name: 'Email', value: <SupportEmail /> },
  { icon: Clock, name: 'Support hours', value: site.supportHours },
  { icon: MessageSquareReply, name: 'Response time', value: `We answer ${site.responseTime}.` },
  { icon: Globe, name: 'Where we are', value: 'A remote team, in several time zones.' },
] as const;

export function ContactPage() {
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="max-w-2xl">
        <h1 className="text-display">Contact</h1>
        <p className="mt-5 text-lg text-ink-muted">
          Questions about the API, your account, billing or a custom solution: write to us and a person will reply.
        </p>
      </header>
      <div className="mt-12 grid gap-12 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
        <Card aria-labelledby="message-title" className="p-6 sm:p-8">
          <h2 id="message-title" className="mb-6 text-heading">
            Send us a message
          </h2>
          <ContactForm />
        </Card>
        <div>
          <dl className="space-y-7">
            {details.map(({ icon: Icon, name, value }) => (
              <div key={name} className="relative min-h-10 pl-14">
                <dt className="text-sm text-ink-muted">
                  <span className="absolute left-0 top-0 grid size-10 place-items-center rounded-full border border-line bg-surface text-accent">
                    <Icon className="size-4" />
                  </span>
                  {name}
                </dt>
                <dd className="mt-0.5 font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-9 border-t border-line pt-6 text-sm text-ink-muted">
            If a call failed, include the <code className="font-mono text-[0.8125rem] text-ink-soft">request_id</code>{' '}
            from its response so that we can find it. Never send your API key.
          </p>
        </div>
      </div>
    </div>
  );
}
