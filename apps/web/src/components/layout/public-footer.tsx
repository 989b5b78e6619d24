import { Link } from 'react-router';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { paths } from '@/lib/paths.ts';
import { site } from '@/lib/site.ts';
import { CurrentYear } from './current-year.tsx';
import { LogoMark } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';

const columns = [
  {
    title: 'Product',
    links: [
      { to: paths.apiProducts, label: 'API Products' },
      { to: paths.plans, label: 'Pricing' },
      { to: paths.guide, label: 'Documentation' },
      { to: paths.gallery, label: 'Charts' },
      { to: paths.sampleReports, label: 'Sample reports' },
      { to: paths.apiReference, label: 'API Reference' },
      { to: paths.accuracy, label: 'Accuracy' },
      { to: paths.speed, label: 'Speed' },
      { to: paths.changelog, label: 'Changelog' },
      { to: paths.status, label: 'Status' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: paths.about, label: 'About' },
      { to: paths.alternatives, label: 'Alternatives' },
      { to: paths.contact, label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: `${paths.legal}#terms`, label: 'Terms of Service' },
      { to: `${paths.legal}#privacy`, label: 'Privacy Policy' },
      { to: `${paths.legal}#licences`, label: 'Licences' },
    ],
  },
] as const;

function Copyright() {
  return (
    <p className="text-[0.8125rem] text-ink-muted">
      © <CurrentYear /> {site.name}. Place data © GeoNames, CC BY 4.0.
    </p>
  );
}

/** Columns of links for visitors; one line for signed-in users. */
export function PublicFooter() {
  if (useIsSignedIn())
    return (
      <footer className="mt-auto border-t border-line">
        <div className="page-width py-5">
          <Copyright />
        </div>
      </footer>
    );
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="page-width grid grid-cols-2 gap-10 py-14 print:hidden sm:grid-cols-[1.6fr_repeat(3,1fr)]">
        <div className="col-span-2 max-w-60 space-y-4 sm:col-span-1">
          <LogoMark />
          <p className="text-sm text-ink-muted">Charts calculated on Swiss Ephemeris. Open source under the AGPL.</p>
          <SocialLinks />
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="text-sm font-semibold tracking-normal">{column.title}</h2>
            <ul className="mt-3 space-y-1.5 text-sm text-ink-muted">
              {column.links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-0.5 hover:text-ink">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        <div className="page-width py-5">
          <Copyright />
        </div>
      </div>
    </footer>
  );
}
