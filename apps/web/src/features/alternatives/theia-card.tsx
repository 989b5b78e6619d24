import { counts } from 'virtual:figures';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatUnitPrice } from '@/lib/format.ts';
import { plans, TRIAL_DAYS, unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { THEIA } from './alternatives.ts';

/** What Theia lacks, unless the catalogue has a product for it by now. */
const LACKS = [
  {
    text: 'Human Design, the four pillars (BaZi), numerology and tarot.',
    unless: /human_design|pillars|bazi|numerology|tarot/,
  },
  { text: 'Daily Sun-sign horoscopes.', unless: /horoscope/ },
] as const;

/** What this list measures Theia by: taken from the catalogue and the offer, so that it stays true. */
export function TheiaCard() {
  const [cheapest] = plans;
  const [least] = unitPrices;
  const lacks = LACKS.filter(({ unless }) => !counts.products.some((name) => unless.test(name)));
  return (
    <Card id={THEIA} aria-labelledby="theia-title" className="scroll-mt-24 pb-6">
      <CardHeader id="theia-title" title="Theia" description="Hosted service; the same on your own server" />
      <div className="grid gap-x-10 gap-y-5 px-5 pt-5 text-sm text-ink-soft sm:grid-cols-2 sm:px-6">
        <div>
          <h3 className="font-semibold text-ink">Lacks</h3>
          <ul className="mt-2 list-disc space-y-1.5 pl-5">
            {lacks.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
            <li>Reports under your own logo, and in languages other than English.</li>
            <li>Clients for phones, PHP or .NET: there are TypeScript and Python; everything else uses HTTP.</li>
            <li>A licence for closed-source programs: Theia is AGPL-3.0, like its engine.</li>
            <li>Years of use by others: this is version {counts.version}.</li>
          </ul>
        </div>
        <div>
          <h3 className="font-semibold text-ink">Has</h3>
          <ul className="mt-2 list-disc space-y-1.5 pl-5">
            <li>
              {counts.products.length} <TextLink to={paths.apiReference}>endpoints</TextLink>, Western and Vedic, with{' '}
              {counts.houseSystems} house systems, {counts.ayanamsas} ayanamsas and {counts.vargas} vargas.
            </li>
            <li>
              Written reports as PDF, HTML, Markdown and JSON; each paragraph names the placements it is based on.
            </li>
            <li>Names of signs, bodies, nakshatras and more in {counts.languages} languages.</li>
            <li>
              <TextLink to={paths.accuracy}>Comparisons</TextLink> with JPL, NASA, almanacs and other programs, measured
              for each release.
            </li>
            <li>
              From ${cheapest?.priceUsd ?? 0} a month or ${formatUnitPrice(least?.unitPriceUsd ?? 0)} a call;{' '}
              {TRIAL_DAYS} days free, no card. <TextLink to={paths.plans}>Pricing</TextLink>
            </li>
            <li>The whole source, with accounts, wallet and dashboard.</li>
          </ul>
        </div>
      </div>
    </Card>
  );
}
