import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';

const products = [
  { title: 'Natal Chart API', plan: 'Starter plan', calls: '50,000 calls/month', text: 'The birth chart, Western or Vedic, from a date, a time and a place.', features: ['Sun to Pluto, nodes, Lilith and Chiron', '24 house systems, with a policy for polar latitudes', 'Aspects with orbs you set, dignities, lots, patterns'] },
  { title: 'Transit Calculations', plan: 'Growth plan', calls: '200,000 calls/month', text: 'Where the moving sky meets a chart, to the second.', features: ['Exact passes with their orb windows', 'Ingresses and stations', 'Retrograde loops counted, none missed'] },
  { title: 'Relationship Compatibility', plan: 'Professional plan', calls: '750,000 calls/month', text: 'Two charts read together.', features: ['Inter-aspects and house overlays', 'Composite and Davison charts', 'A score with every factor shown'] },
  { title: 'Yearly Cycle Analysis', plan: 'Growth plan', calls: '200,000 calls/month', text: 'One year of a life in order.', features: ['Solar return and profections', 'Transits and eclipses on the chart', 'Progressed Moon month by month'] },
] as const;

export function ApiProductsPage() {
  return (
    <div className="page-width py-14 sm:py-20">
      <h1 className="text-display max-w-3xl">All The Cosmos in One API</h1>
      <p className="mt-5 max-w-2xl text-lg text-ink-muted">Four products on one ephemeris, one key and one request shape.</p>
      <div className="mt-12 grid gap-5 lg:grid-cols-2">
        {products.map(({ title, plan, calls, text, features }, index) => (
          <Card key={title} className={cn('grid gap-6 p-7', index < 2 && 'lg:col-span-2 lg:grid-cols-[1fr_1.1fr]')}>
            <div>
              <p className="eyebrow">{plan}, {calls}</p>
              <h2 className="mt-3 text-heading">{title}</h2>
              <p className="mt-2 text-ink-muted">{text}</p>
              <div className="mt-5 flex gap-5 text-sm">
                <TextLink to={paths.documentation} aria-label={`Documentation of ${title}`}>Documentation</TextLink>
                <TextLink to={paths.pricing} aria-label={`Pricing of ${title}`}>Pricing</TextLink>
              </div>
            </div>
            <ul className="divide-y divide-line self-start border-y border-line text-sm text-ink-soft">
              {features.map((feature) => <li key={feature} className="py-2.5">{feature}</li>)}
            </ul>
          </Card>
        ))}
      </div>
      <div className="mt-16 flex flex-wrap items-center justify-between gap-5 border-t border-line pt-10">
        <p className="text-lg">Try it free for 14 days, no credit card.</p>
        <ButtonLink to={paths.signup} size="large">Start Free Trial</ButtonLink>
      </div>
    </div>
  );
}
