import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Prose } from '@/components/ui/prose.tsx';
import { paths } from '@/lib/paths.ts';

export function AboutPage() {
  return (
    <Prose title="Charts you can check" lead="Theia is an open-source calculation service for developers, platforms, astrologers and advisors.">
      <section>
        <h2>Mission</h2>
        <p>Everyone who works with charts should be able to rely on the numbers under them. Theia takes care of the ephemeris, the places and the clocks, so that you can work on what the chart means to people.</p>
      </section>
      <section>
        <h2>Values</h2>
        <p><strong className="text-ink">Exact.</strong> Positions come from Swiss Ephemeris and are tested against published tables.</p>
        <p><strong className="text-ink">Open about doubt.</strong> An ambiguous place, an hour that the clock skipped, a house system undefined at a latitude: the answer says so. Nothing is replaced silently.</p>
        <p><strong className="text-ink">Fair.</strong> Failed calls are free, the wallet cannot go below zero, and you see every call you paid for.</p>
      </section>
      <section>
        <h2>Team</h2>
        <p>A small remote team, and everyone who sends a correction. The source is published under the AGPL.</p>
      </section>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.signup}>Create an account</ButtonLink>
        <ButtonLink to={paths.contact} look="outline">Contact</ButtonLink>
      </div>
    </Prose>
  );
}
