import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { operator, type SocialNetwork } from '@/lib/operator.ts';
import { paths } from '@/lib/paths.ts';
import { CURRENT_YEAR, site } from '@/lib/site.ts';
import { LogoMark } from './logo.tsx';

/** The current year. Prerendered pages show the year of the build until they are hydrated. */
function CurrentYear() {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text.current) text.current.textContent = String(CURRENT_YEAR);
  }, []);
  return (
    <span ref={text} suppressHydrationWarning>
      {CURRENT_YEAR}
    </span>
  );
}

const names = { github: 'GitHub', x: 'X', linkedin: 'LinkedIn', mastodon: 'Mastodon' } as const;
const networks: readonly SocialNetwork[] = ['github', 'x', 'linkedin', 'mastodon'];

const figures: Readonly<Record<SocialNetwork, ReactNode>> = {
  github: (
    <path d="M9.2 20.4v-3.1c-3.4.8-4.3-1.5-4.3-1.5M14.8 20.4v-3.6c0-1-.3-1.6-.7-2 2.6-.3 5-1.3 5-5.4 0-1.2-.4-2.1-1.1-2.9.1-.4.5-1.6-.1-3 0 0-1-.3-3 1.1a10.6 10.6 0 0 0-5.8 0c-2-1.4-3-1.1-3-1.1-.6 1.4-.2 2.6-.1 3-.7.8-1.1 1.7-1.1 2.9 0 4.1 2.4 5.1 5 5.4-.3.3-.6.8-.7 1.5" />
  ),
  x: <path d="M4.5 4.5 19.5 19.500M19 4.5 12.9 11.300M11 13.3 5 19.5" />,
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 10.500V16.500M8 7.400v.1M12 16.500v-6M12 13c0-3 4.2-3.4 4.2 0v3.5" />
    </>
  ),
  mastodon: (
    <path d="M18.5 15.200c-1.8 1.5-5.6 1.6-8.6 1 .4 2.4 3 2.8 6 2.200v1.400c-5 1.5-9.7.4-10.5-4.6-.5-3-.5-5.9 0-8.300C6 4.3 8.6 3.6 12 3.600s6 .7 6.6 3.300c.4 2.4.6 5.6-.1 8.300ZM8.6 13V9.600c0-2.5 3.4-2.5 3.4 0v1.600M12 9.600c0-2.5 3.4-2.5 3.4 0V13" />
  ),
};

/** The profiles that the operator configured; renders nothing when there are none. */
function SocialLinks() {
  const held = networks.flatMap((network) =>
    operator.social[network] === undefined ? [] : [{ network, href: operator.social[network] }],
  );
  if (held.length === 0) return null;
  return (
    <ul data-operator="social" className="-ml-2 flex gap-1">
      {held.map(({ network, href }) => (
        <li key={network} data-network={network}>
          <a
            href={href}
            aria-label={`Theia on ${names[network]}`}
            title={`Theia on ${names[network]}`}
            rel="me noreferrer"
            className="grid size-9 place-items-center rounded-lg text-ink-muted transition-colors hover:bg-sunken hover:text-ink"
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className="size-[1.125rem]"
            >
              {figures[network]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

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
          <p className="text-sm text-ink-muted">Charts calculated with Swiss Ephemeris. Open source under the AGPL.</p>
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
