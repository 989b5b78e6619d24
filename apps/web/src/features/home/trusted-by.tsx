import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link.tsx';
import { isBuildTime, operator } from '@/lib/operator.ts';
import { paths } from '@/lib/paths.ts';

/** The projects that Theia's answers are based on. */
const FOUNDATIONS = ['Swiss Ephemeris', 'JPL', 'GeoNames', 'IANA tz', 'PostgreSQL'] as const;

interface StripProps {
  /** The name of the variant. The server removes the variant that does not apply. */
  variant: 'trusted-by' | 'foundations';
  title: string;
  note?: ReactNode;
  names: readonly string[];
}

function Strip({ variant, title, note, names }: StripProps) {
  return (
    <section data-operator={variant} aria-labelledby={`${variant}-title`} className="border-b border-line">
      <div className="page-width grid items-center gap-x-12 gap-y-6 py-10 lg:grid-cols-[auto_1fr]">
        <div>
          <h2 id={`${variant}-title`} className="text-sm font-medium tracking-normal text-ink-soft">
            {title}
          </h2>
          {note === undefined ? null : <p className="text-[0.8125rem] text-ink-muted">{note}</p>}
        </div>
        <ul className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 lg:flex lg:flex-wrap lg:justify-between">
          {names.map((name) => (
            <li key={name} className="text-lg font-semibold tracking-tight text-ink-muted">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The customers that the operator lists with their consent; without any, the projects Theia is built on. */
export function TrustedBy() {
  const hasNames = operator.trustedBy.length > 0;
  return (
    <>
      {hasNames ? <Strip variant="trusted-by" title="Trusted by" names={operator.trustedBy} /> : null}
      {!hasNames || isBuildTime ? (
        <Strip
          variant="foundations"
          title="Built on open work"
          note={<TextLink to={`${paths.legal}#licences`}>Credits and licences</TextLink>}
          names={FOUNDATIONS}
        />
      ) : null}
    </>
  );
}
