import { endpoints, tags } from 'virtual:reference';
import { Link } from 'react-router';
import { TextLink, textLinkClass } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import { MethodTag } from './method-tag.tsx';
import { endpointPath, ReferenceLayout } from './reference-layout.tsx';

const files = [
  { href: '/openapi.json', label: 'OpenAPI 3.1', text: 'the whole API, machine readable' },
  {
    href: '/theia.postman_collection.json',
    label: 'Postman collection',
    text: 'a request for every operation; Bruno, Insomnia and Hoppscotch import it too',
  },
  { href: '/llms.txt', label: 'llms.txt', text: 'every page as Markdown, for language models' },
  { href: '/llms-full.txt', label: 'llms-full.txt', text: 'all pages in one text; by subject in llms.txt' },
  { href: '/changelog.atom', label: 'Changelog feed', text: 'Atom' },
] as const;

/** Every endpoint of the API, by subject. */
export function IndexPage() {
  return (
    <ReferenceLayout>
      <header className="max-w-2xl">
        <p className="eyebrow">Documentation</p>
        <h1 className="mt-2 text-title">API reference</h1>
        <p className="mt-3 text-lg text-ink-muted">
          Every endpoint with its fields, errors, price and a call that runs as printed. What holds for all of them is
          in the <TextLink to={paths.conventions}>conventions</TextLink>; the first steps are in the{' '}
          <TextLink to={paths.guide}>quick start</TextLink>.
        </p>
      </header>
      {tags.map(({ name, description }) => (
        <section key={name} aria-labelledby={`tag-${name}`} className="mt-10">
          <h2 id={`tag-${name}`} className="text-heading">
            {name}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">{description}</p>
          <ul className="mt-4 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
            {endpoints
              .filter(({ tag }) => tag === name)
              .map(({ name: page, path, title, operations }) => (
                <li key={page}>
                  <Link
                    to={endpointPath(page)}
                    className="grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-sunken sm:grid-cols-[16rem_1fr] sm:items-baseline"
                  >
                    <span className="flex flex-wrap items-baseline gap-x-2 font-mono text-[0.8125rem] font-medium">
                      {operations.map(({ id, method }) => (
                        <MethodTag key={id} method={method} />
                      ))}
                      {path}
                    </span>
                    <span className="text-sm text-ink-soft">{title}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="files" className="mt-10">
        <h2 id="files" className="text-heading">
          For programs
        </h2>
        <ul className="mt-4 space-y-2 text-sm text-ink-soft">
          {files.map(({ href, label, text }) => (
            <li key={href}>
              <a href={href} className={textLinkClass}>
                {label}
              </a>
              : {text}
            </li>
          ))}
        </ul>
      </section>
    </ReferenceLayout>
  );
}
