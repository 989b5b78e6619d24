import { Fragment, type ReactNode, Suspense } from 'react';
import { SupportEmail } from '@/components/support-email.tsx';
import { TextLink, textLinkClass } from '@/components/ui/text-link.tsx';
import { TRIAL_DAYS } from '@/lib/offer.ts';
import legal from './legal.json' with { type: 'json' };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** A text with its links, which are written as in Markdown. */
function Linked({ text }: { text: string }) {
  // The text between links, and of each link its label and address.
  const pieces = text.replace('{TRIAL_DAYS}', String(TRIAL_DAYS)).split(LINK);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    const to = pieces[index + 1] ?? '';
    if (to.startsWith('/'))
      return (
        <TextLink key={index} to={to}>
          {piece}
        </TextLink>
      );
    return (
      <a key={index} className={textLinkClass} href={to} rel="noreferrer">
        {piece}
      </a>
    );
  });
}

function Kept() {
  return (
    <div
      className="overflow-x-auto rounded-xl border border-line bg-surface"
      role="region"
      aria-label="What we keep, table"
      tabIndex={0}
    >
      <table className="w-full text-left text-[0.8125rem] sm:min-w-[36rem] sm:text-sm">
        <caption className="sr-only">What we keep, why, and how long</caption>
        <thead>
          <tr className="border-b border-line bg-sunken/60 text-xs text-ink-muted">
            {['What', 'Why', 'How long'].map((head) => (
              <th key={head} scope="col" className="px-3 py-2.5 font-medium sm:px-5">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {legal.kept.map(([what, why, howLong]) => (
            <tr key={what} className="align-top">
              <th scope="row" className="px-3 py-3 font-medium text-ink sm:w-2/5 sm:px-5">
                {what}
              </th>
              <td className="px-3 py-3 sm:px-5">{why}</td>
              <td className="px-3 py-3 sm:px-5">{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Stored() {
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {legal.stored.map(([name, meaning]) => (
        <div key={name} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[17rem_1fr]">
          <dt className="font-mono text-[0.8125rem] text-ink">{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Elements that replace a name between braces. */
const BLOCKS: Readonly<Record<string, ReactNode>> = {
  '{kept}': <Kept />,
  '{stored}': <Stored />,
  '{supportEmail}': (
    <p>
      <SupportEmail />
    </p>
  ),
};

/** One of the three documents of the page. */
function Part({ id, title, updated, clauses }: (typeof legal.parts)[number]) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 border-t border-line pt-12 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <p className="eyebrow mt-2">{updated}</p>
      <div className="mt-8 space-y-8 text-ink-soft">
        <Suspense>
          {clauses.map((clause) => (
            <section key={clause.title} id={clause.id} className="scroll-mt-24 space-y-3">
              <h3 className="font-semibold text-ink">{clause.title}</h3>
              {clause.body.map((text) => (
                <Fragment key={text}>
                  {BLOCKS[text] ?? (
                    <p>
                      <Linked text={text} />
                    </p>
                  )}
                </Fragment>
              ))}
            </section>
          ))}
        </Suspense>
      </div>
    </section>
  );
}

export function LegalPage() {
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="max-w-2xl">
        <h1 className="text-display">Legal</h1>
        <p className="mt-5 text-lg text-ink-muted">
          What you agree to, what we do with personal data, and whose work Theia is built on. In plain words.
        </p>
      </header>
      <div className="mt-12 grid gap-10 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-14">
        <nav aria-label="On this page" className="print:hidden">
          <ul className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line pb-4 text-sm lg:sticky lg:top-24 lg:block lg:space-y-1 lg:border-b-0 lg:border-l lg:pb-0">
            {legal.parts.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1 text-ink-muted hover:text-ink lg:-ml-px lg:border-l lg:border-transparent lg:pl-4 lg:hover:border-accent"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-3xl min-w-0 space-y-14">
          {legal.parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
      </div>
    </div>
  );
}
