import { Licences } from './licences.tsx';
import { Privacy } from './privacy.tsx';
import { Terms } from './terms.tsx';

const parts = [
  ['terms', 'Terms of Service'],
  ['privacy', 'Privacy Policy'],
  ['licences', 'Licences'],
] as const;

export function LegalPage() {
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="max-w-2xl">
        <h1 className="text-display">Legal</h1>
        <p className="mt-5 text-lg text-ink-muted">
          What you agree to, what we do with personal data, and whose work Theia stands on. In plain words, and meant
          that way.
        </p>
      </header>
      <div className="mt-12 grid gap-10 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-14">
        <nav aria-label="On this page" className="print:hidden">
          <ul className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line pb-4 text-sm lg:sticky lg:top-24 lg:block lg:space-y-1 lg:border-b-0 lg:border-l lg:pb-0">
            {parts.map(([id, label]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1 text-ink-muted hover:text-ink lg:-ml-px lg:border-l lg:border-transparent lg:pl-4 lg:hover:border-accent"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-3xl min-w-0 space-y-14">
          <Terms />
          <Privacy />
          <Licences />
        </div>
      </div>
    </div>
  );
}
