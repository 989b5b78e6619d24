import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { CURRENT_YEAR, site } from '@/lib/site.ts';
import { LogoMark } from './logo.tsx';

const columns = [
  { title: 'Product', links: [{ to: paths.apiProducts, label: 'API Products' }, { to: paths.pricing, label: 'Pricing' }, { to: paths.documentation, label: 'Documentation' }] },
  { title: 'Company', links: [{ to: paths.about, label: 'About' }, { to: paths.contact, label: 'Contact' }] },
  { title: 'Legal', links: [{ to: `${paths.legal}#terms`, label: 'Terms of Service' }, { to: `${paths.legal}#privacy`, label: 'Privacy Policy' }, { to: `${paths.legal}#licences`, label: 'Licences' }] },
] as const;

export function PublicFooter() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="page-width grid gap-10 py-12 sm:grid-cols-[1.6fr_repeat(3,1fr)]">
        <div className="max-w-60 space-y-3">
          <LogoMark />
          <p className="text-sm text-ink-muted">Charts calculated on Swiss Ephemeris. Open source under the AGPL.</p>
          <a href={`mailto:${site.supportEmail}`} className="inline-flex items-center gap-2 text-sm text-ink-muted hover:text-ink">
            <Mail className="size-4" aria-hidden="true" />{site.supportEmail}
          </a>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="text-sm font-semibold tracking-normal">{column.title}</h2>
            <ul className="mt-3 space-y-2.5 text-sm text-ink-muted">
              {column.links.map(({ to, label }) => <li key={to}><Link to={to} className="hover:text-ink">{label}</Link></li>)}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        <p className="page-width py-5 text-[0.8125rem] text-ink-muted">© {CURRENT_YEAR} {site.name}. Place data © GeoNames, CC BY 4.0.</p>
      </div>
    </footer>
  );
}
