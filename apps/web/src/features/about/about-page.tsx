import type { ReactNode } from 'react';
import { Analemma } from '@/components/layout/analemma.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { paths } from '@/lib/paths.ts';

const values = [
  [
    'Exact',
    'Positions agree with Swiss Ephemeris to 0.001″ and with JPL Horizons to 0.3″, and are tested against published tables. Tolerances are derived, never loosened to make a test pass.',
  ],
  [
    'Open about uncertainty',
    'An ambiguous place, an hour that the clock skipped, a house system undefined at a latitude: the response says so. Nothing is replaced silently.',
  ],
  ['Fair', 'Failed calls are free, the wallet cannot go below zero, and you see every call you paid for.'],
  [
    'Private',
    'Places and time zones are looked up on our own machine. Birth data goes to no third party, and no page tracks you.',
  ],
] as const;

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-4 border-t border-line pt-10 lg:grid-cols-[1fr_2fr]">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

export function AboutPage() {
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="grid items-center gap-12 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <h1 className="text-display">Charts you can check</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-muted">
            Theia is an open-source calculation service for developers, platforms, astrologers and advisors. It is named
            after the Titaness of sight, mother of Sun, Moon and Dawn.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.signup} size="large">
              Create an account
            </ButtonLink>
            <ButtonLink to={paths.contact} size="large" look="outline">
              Contact
            </ButtonLink>
          </div>
        </div>
        <Analemma className="mx-auto hidden h-96 lg:block" />
      </header>
      <div className="mt-16 space-y-14 sm:mt-20">
        <Block id="mission-title" title="Mission">
          <p className="max-w-2xl text-lg text-ink-soft">
            Everyone who works with charts should be able to rely on the numbers under them. Theia takes care of the
            ephemeris, the places and the clocks, so that you can work on what the chart means to people.
          </p>
        </Block>
        <Block id="values-title" title="Values">
          <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {values.map(([name, text]) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1.5 text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Block>
        <Block id="team-title" title="Team">
          <p className="max-w-2xl text-ink-soft">
            A small remote team of programmers and people who have read ephemerides on paper, and everyone who sends a
            correction. The source is published under the AGPL. Where astrologers disagree, the choice is a setting with
            a named source.
          </p>
        </Block>
      </div>
    </div>
  );
}
