import { counts } from 'virtual:figures';
import { Check } from '@/components/icons/icons.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { formatCount } from '@/lib/format.ts';
import { planById, TRIAL_DAYS } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { productDrawings } from './product-drawings.tsx';

const products = [
  {
    id: 'natal',
    title: 'Natal Chart API',
    plan: planById('starter'),
    text: 'The birth chart, Western or Vedic, from a date, a time and a place.',
    features: [
      'Sun to Pluto, nodes, Lilith and Chiron',
      `${counts.houseSystems} house systems, with a policy for polar latitudes`,
      'Aspects with orbs you set, dignities, lots, patterns',
      'Vedic: vargas, dashas, yogas and strengths',
    ],
  },
  {
    id: 'transits',
    title: 'Transit Calculations',
    plan: planById('growth'),
    text: 'Where the moving sky meets a chart, to the second.',
    features: [
      'Exact passes with their orb windows',
      'Ingresses, stations, lunations and eclipses',
      'Retrograde loops counted, none missed',
      'Twelve months ahead in one call',
    ],
  },
  {
    id: 'relationship',
    title: 'Relationship Compatibility',
    plan: planById('professional'),
    text: 'Two charts read together.',
    features: ['Inter-aspects and house overlays', 'Composite and Davison charts', 'A score with every factor shown'],
  },
  {
    id: 'yearly',
    title: 'Yearly Cycle Analysis',
    plan: planById('growth'),
    text: 'One year of a life in order.',
    features: ['Solar return and profections', 'Transits and eclipses on the chart', 'Progressed Moon month by month'],
  },
] as const;

function Product({
  product: { id, title, plan, text, features },
  wide,
}: {
  product: (typeof products)[number];
  wide: boolean;
}) {
  return (
    <Card
      aria-labelledby={`${id}-title`}
      className={cn('grid gap-8 p-7 sm:p-9', wide && 'lg:col-span-2 lg:grid-cols-[1fr_1.1fr] lg:items-center')}
    >
      <div>
        <div className="text-ink-soft">{productDrawings[id]}</div>
        <h2 id={`${id}-title`} className="mt-6 text-heading">
          {title}
        </h2>
        <p className="mt-2 text-ink-muted">{text}</p>
        <p className="mt-4 text-sm">
          <span className="font-medium">{plan.name} plan</span>{' '}
          <span className="text-ink-muted">{formatCount(plan.monthlyCalls)} calls/month</span>
        </p>
        <div className="mt-5 flex gap-5 text-sm">
          <TextLink to={paths.guide} aria-label={`Documentation of ${title}`}>
            Documentation
          </TextLink>
          <TextLink to={paths.plans} aria-label={`Pricing of ${title}`}>
            Pricing
          </TextLink>
        </div>
      </div>
      <ul className="divide-y divide-line self-start border-y border-line text-sm text-ink-soft lg:self-auto">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3 py-3">
            <Check className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ApiProductsPage() {
  return (
    <div className="page-width py-14 sm:py-20">
      <h1 className="max-w-3xl text-display">All The Cosmos in One API</h1>
      <p className="mt-5 max-w-2xl text-lg text-ink-muted">
        Four products on one ephemeris, one key and one request shape; positions agree with Swiss Ephemeris to 0.001″
        and with JPL Horizons to 0.3″.
      </p>
      <div className="mt-12 grid gap-5 lg:grid-cols-2">
        {products.map((product, index) => (
          <Product key={product.id} product={product} wide={index < 2} />
        ))}
      </div>
      <section
        aria-labelledby="begin-title"
        className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-2xl border border-line bg-sunken/60 px-7 py-9 sm:px-10"
      >
        <div>
          <h2 id="begin-title" className="text-heading">
            Try it free for {TRIAL_DAYS} days
          </h2>
          <p className="mt-1.5 text-ink-muted">No credit card. The key is ready when you are.</p>
        </div>
        <ButtonLink to={paths.signup} size="large">
          Start Free Trial
        </ButtonLink>
      </section>
    </div>
  );
}
