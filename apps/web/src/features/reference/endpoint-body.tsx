import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import { FieldList, MarkedText } from './field-list.tsx';
import { ObjectsProvider } from './objects-context.tsx';
import { type EndpointPage, type HeaderEntry, type OperationEntry, startingWith } from './model.ts';

/** Who may call an endpoint, what it costs and what it takes of the rate. */
export function Terms({ page }: { page: EndpointPage }) {
  return (
    <dl className="mt-5 mb-8 grid max-w-3xl gap-x-6 gap-y-1.5 text-[0.8125rem] sm:grid-cols-[5rem_1fr]">
      {page.terms.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="font-medium">{label}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EndpointBodyProps {
  page: EndpointPage;
  /** The one whose fields come first. */
  operation: OperationEntry;
  /** The example calls, which alone know the reader's key: when it is read, the fields are not drawn again. */
  samples: ReactNode;
  /** The address of another endpoint's page. */
  addressOf: (name: string) => string;
  /** Level of the headings. */
  heading: 'h2' | 'h3';
}

/** About the height of an entry on a phone, for the length of a page whose far parts are not laid out yet. */
const ENTRY_REM = 6;

interface BlockProps {
  id: string;
  title: string;
  heading: 'h2' | 'h3';
  /** How many it lists. */
  entries: number;
  children: ReactNode;
}

function Block({ id, title, heading: Heading, entries, children }: BlockProps) {
  return (
    <section
      aria-labelledby={id}
      className="laid-out-when-near mt-8 first:mt-0"
      style={{ containIntrinsicBlockSize: `auto ${(entries + 1) * ENTRY_REM}rem` }}
    >
      <Heading id={id} className="mb-1 scroll-mt-24 text-sm font-semibold tracking-normal">
        {title}
      </Heading>
      <Suspense>{children}</Suspense>
    </section>
  );
}

/** The fields of an object that are shown initially. */
const countFields = ({ objects }: EndpointPage, object: string | undefined): number =>
  object === undefined ? 0 : (objects[object]?.forms[0]?.fields.length ?? 0);

/** ` of GET /positions` where a page has more than one operation. */
const ofWhat = (page: EndpointPage, { method, path }: OperationEntry): string =>
  page.operations.length > 1 ? ` of ${method} ${path}` : '';

interface PartProps extends Pick<EndpointBodyProps, 'page' | 'heading'> {
  operation: OperationEntry;
}

function Request({ page, operation, heading }: PartProps) {
  const { id, request, hasBody, otherBodies, path, title, description } = operation;
  const isBelow = path !== page.path;
  if (request === undefined && !isBelow) return null;
  return (
    <Block
      id={`${id}-fields`}
      title={`${hasBody ? 'Request body' : 'Parameters'}${ofWhat(page, operation)}`}
      heading={heading}
      entries={countFields(page, request)}
    >
      {isBelow ? (
        <p className="field-text">
          <MarkedText text={`${title}. ${description}`} />
        </p>
      ) : null}
      {request === undefined ? null : <FieldList object={request} />}
      {otherBodies.map((text) => (
        <p key={text} className="field-text">
          <MarkedText text={`Also takes ${text}`} />
        </p>
      ))}
    </Block>
  );
}

/** The answers of an operation. One that another operation gives too is written out there, once. */
function Answers({ page, operation, heading }: PartProps) {
  const before = page.operations.slice(
    0,
    page.operations.findIndex(({ id }) => id === operation.id),
  );
  const shown = new Set(before.flatMap(({ answers }) => answers.map(({ object }) => object)));
  return operation.answers
    .filter(({ object }) => object === undefined || !shown.has(object))
    .map(({ status, description, object, mediaTypes }) => {
      const others = mediaTypes.filter((type) => type !== 'application/json');
      const several = page.operations.length > 1 || operation.answers.length > 1;
      return (
        <Block
          key={status}
          id={`${operation.id}-answer-${status}`}
          title={several ? `Response ${status}${ofWhat(page, operation)}` : 'Response'}
          heading={heading}
          entries={countFields(page, object)}
        >
          {description === page.title || description === '' ? null : (
            <p className="field-text">
              <MarkedText text={description} />
            </p>
          )}
          {object === undefined ? null : <FieldList object={object} />}
          {others.length > 0 ? (
            <p className="mt-3 text-[0.8125rem] text-ink-muted">
              {object === undefined ? 'Media type' : 'Also available as'} {others.join(', ')}.
            </p>
          ) : null}
        </Block>
      );
    });
}

function Headers({ headers }: { headers: readonly HeaderEntry[] }) {
  return (
    <ul className="divide-y divide-line text-[0.8125rem]">
      {headers.map(({ name, description }) => (
        <li key={name} className="py-2.5">
          <code className="font-mono font-semibold">{name}</code>
          <p className="text-ink-soft">
            <MarkedText text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Errors({ page }: { page: EndpointPage }) {
  return (
    <ul className="divide-y divide-line text-[0.8125rem]">
      {page.errors.map(({ status, description, codes }) => (
        <li key={status} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[2.5rem_1fr]">
          <span className="font-mono font-semibold">{status}</span>
          <div>
            <p className="text-ink-soft">
              <MarkedText text={description} />
            </p>
            <p className="mt-1 flex flex-wrap gap-x-3 font-mono text-xs/6">
              {codes.map((code) => (
                <Link key={code} to={`${paths.errors}#${code}`} className={textLinkClass}>
                  {code}
                </Link>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Products({ page, addressOf, heading }: Pick<EndpointBodyProps, 'page' | 'addressOf' | 'heading'>) {
  if (page.products.length === 0) return null;
  if (page.products.every((product) => product.page === page.name))
    return (
      <p className="mt-6 text-[0.8125rem] text-ink-muted">
        On{' '}
        <Link to={addressOf('swiss')} className={textLinkClass}>
          POST /swiss
        </Link>{' '}
        it is the product{' '}
        {page.products.map(({ word }, index) => (
          <span key={word}>
            {index > 0 ? ' or ' : ''}
            <code className="field-word">{word}</code>
          </span>
        ))}
        .
      </p>
    );
  return (
    <Block id="products" title="Products" heading={heading} entries={page.products.length}>
      <ul className="divide-y divide-line text-[0.8125rem]">
        {page.products.map(({ word, page: name, title }) => (
          <li key={word} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <code className="field-name">{word}</code>
            <Link to={addressOf(name)} className={textLinkClass}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** What the reference says about an endpoint: input, answer, headers, errors, samples. */
export function EndpointBody({ page, operation, samples, addressOf, heading }: EndpointBodyProps) {
  const operations = startingWith(page, operation);
  return (
    <ObjectsProvider page={page}>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="min-w-0 xl:order-1">
          <div className="xl:sticky xl:top-20">{samples}</div>
        </div>
        <div className="min-w-0">
          {operations.map((each) => (
            <Request key={each.id} page={page} operation={each} heading={heading} />
          ))}
          <Products page={page} addressOf={addressOf} heading={heading} />
          {operations.map((each) => (
            <Answers key={each.id} page={page} operation={each} heading={heading} />
          ))}
          {operation.headers.length > 0 ? (
            <Block id="request-headers" title="Request headers" heading={heading} entries={operation.headers.length}>
              <Headers headers={operation.headers} />
            </Block>
          ) : null}
          {page.answerHeaders.length > 0 ? (
            <Block id="answer-headers" title="Response headers" heading={heading} entries={page.answerHeaders.length}>
              <Headers headers={page.answerHeaders} />
            </Block>
          ) : null}
          {page.errors.length > 0 ? (
            <Block id="errors" title="Errors" heading={heading} entries={page.errors.length}>
              <Errors page={page} />
            </Block>
          ) : null}
        </div>
      </div>
    </ObjectsProvider>
  );
}
