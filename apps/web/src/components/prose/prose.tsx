import { createElement, Fragment, Suspense, useMemo } from 'react';
import { CodeBlock } from '@/components/quick-start/code-block.tsx';
import { ChevronDown } from '@/components/icons/icons.tsx';
import { TextLink, textLinkClass } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { useOrigin } from '@/lib/origin.ts';
import { BUILT_ORIGIN } from '@/lib/built-origin.ts';
import type { Block, Inline } from './blocks.ts';

const codeClass = 'rounded bg-sunken px-1 py-px font-mono text-[0.8125rem] text-ink [overflow-wrap:anywhere]';

/** A file of this site or another site is opened by the browser, a page of the app by its router. */
const isFile = (link: string): boolean => /^https?:|\.\w+$|^\/mcp/.test(link);

function Pieces({ pieces }: { pieces: readonly Inline[] }) {
  return pieces.map((piece, index) => {
    const key = index;
    if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>;
    if ('code' in piece)
      return (
        <code key={key} className={codeClass}>
          {piece.code}
        </code>
      );
    if ('strong' in piece)
      return (
        <strong key={key} className="font-semibold text-ink">
          <Pieces pieces={piece.strong} />
        </strong>
      );
    if (isFile(piece.link))
      return (
        <a key={key} href={piece.link} className={textLinkClass}>
          <Pieces pieces={piece.text} />
        </a>
      );
    return (
      <TextLink key={key} to={piece.link}>
        <Pieces pieces={piece.text} />
      </TextLink>
    );
  });
}

/** Of longer lists each item is laid out when it comes near, longer tables as a whole. */
const LONG = 40;

const headingClass: Readonly<Record<number, string>> = {
  2: 'mt-12 border-t border-line pt-8 text-heading group-first/section:mt-0 group-first/section:border-0 group-first/section:pt-0',
  3: 'mt-8 text-base font-semibold',
};

function One({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return createElement(
      `h${block.level}`,
      { id: block.id, className: `scroll-mt-24 ${headingClass[block.level] ?? 'mt-6 font-semibold'}` },
      <Pieces pieces={block.text} />,
    );
  if (block.kind === 'paragraph')
    return (
      <p className="mt-4 text-ink-soft">
        <Pieces pieces={block.text} />
      </p>
    );
  if (block.kind === 'list')
    return (
      <ul className="mt-4 list-disc space-y-2 pl-5 text-ink-soft marker:text-ink-muted">
        {block.items.map((item, index) => (
          <li key={index} className={cn('[overflow-wrap:anywhere]', block.items.length > LONG && 'read-from-top')}>
            <Pieces pieces={item} />
          </li>
        ))}
      </ul>
    );
  if (block.kind === 'code')
    return (
      <CodeBlock
        className="mt-4"
        code={block.code}
        label={`${block.language === '' ? 'text' : block.language} example`}
        title={block.language}
      />
    );
  return (
    <div
      className={cn(
        'mt-4 overflow-x-auto rounded-xl border border-line bg-surface',
        block.rows.length > LONG && 'read-from-top [--expected-height:150rem]',
      )}
      tabIndex={0}
      role="group"
      aria-label="Table"
    >
      <table className="w-full text-left text-[0.8125rem]">
        <thead className="bg-sunken/50">
          <tr>
            {block.head.map((cell, index) => (
              <th key={index} scope="col" className="px-4 py-2 font-medium text-ink-muted">
                <Pieces pieces={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {block.rows.map((row, index) => (
            <tr key={index} className="align-top">
              {row.map((cell, column) => (
                <td key={column} className="min-w-28 px-4 py-2.5 text-ink-soft">
                  <Pieces pieces={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A heading and what is below it. */
function Section({ blocks }: { blocks: readonly Block[] }) {
  const origin = useOrigin();
  const own = useMemo(
    () => JSON.parse(JSON.stringify(blocks).replaceAll(BUILT_ORIGIN, origin)) as readonly Block[],
    [blocks, origin],
  );
  return own.map((block, index) => <One key={index} block={block} />);
}

/** The sections of a text, each from its heading of the second or third level on. */
function splitSections(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const starts = blocks.flatMap((block, index) => (block.kind === 'heading' && block.level <= 3 ? [index] : []));
  const bounds = [...new Set([0, ...starts, blocks.length])];
  return bounds.slice(1).map((end, index) => blocks.slice(bounds[index], end));
}

/** A section of the third level below its heading, which opens and closes it. */
function FoldedSection({ blocks, isOpen }: { blocks: readonly Block[]; isOpen: boolean }) {
  const [heading, ...rest] = blocks;
  if (heading?.kind !== 'heading') return <Section blocks={blocks} />;
  return (
    <details open={isOpen} className="group/part border-b border-line">
      <summary className="flex list-none items-center justify-between gap-4 py-3.5 [&::-webkit-details-marker]:hidden">
        <h3 id={heading.id} className="scroll-mt-24 text-base font-semibold">
          <Pieces pieces={heading.text} />
        </h3>
        <ChevronDown className="size-4 shrink-0 text-ink-muted transition-transform group-open/part:rotate-180" />
      </summary>
      <div className="pb-6 [&>:first-child]:mt-0">
        <Section blocks={rest} />
      </div>
    </details>
  );
}

interface ProseProps {
  blocks: readonly Block[];
  /** Sections of the third level open and close; the first of them is open. */
  folded?: boolean;
}

const levelOf = ([first]: readonly Block[]): number | null => (first?.kind === 'heading' ? first.level : null);

/** A text that is written as Markdown, without its title, with the address of this installation. */
export function Prose({ blocks, folded = false }: ProseProps) {
  const sections = useMemo(() => splitSections(blocks), [blocks]);
  const firstPart = sections.findIndex((section) => levelOf(section) === 3);
  return sections.map((section, index) => (
    <div key={index} className="group/section">
      <Suspense>
        {folded && levelOf(section) === 3 ? (
          <FoldedSection blocks={section} isOpen={index === firstPart} />
        ) : (
          <Section blocks={section} />
        )}
      </Suspense>
    </div>
  ));
}
