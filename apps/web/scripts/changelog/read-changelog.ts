import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { BUILT_ORIGIN } from '../../src/lib/built-origin.ts';
import { site } from '../../src/lib/site.ts';
import type { Block, Inline } from '../../src/components/prose/blocks.ts';
import { plainText, readMarkdown } from '../prose/read-markdown.ts';

const FILE = new URL('../../../../CHANGELOG.md', import.meta.url);
/** Entries that the feed holds. */
const ENTRIES_MAX = 100;
const TITLE_MAX = 110;
const RELEASE = /^(\S+) - (\d{4}-\d{2}-\d{2})$/;

/** One change of a release. */
export interface Change {
  readonly release: string;
  /** Null while it is not released. */
  readonly day: string | null;
  /** Wire, Packages, Dashboard and site, Operation. */
  readonly part: string;
  readonly text: readonly Inline[];
}

/** The changelog as Markdown, with the names of releases without brackets. */
export function changelogText(text = readFileSync(FILE, 'utf8')): string {
  return text.replaceAll(/^## \[([^\]]+)\]/gm, '## $1');
}

/** The changes that a changelog lists, in its order. */
export function listChanges(text: string): readonly Change[] {
  let release = '';
  let day: string | null = null;
  let part = '';
  return readMarkdown(changelogText(text)).flatMap((block: Block): readonly Change[] => {
    if (block.kind === 'heading' && block.level === 2) {
      const named = plainText(block.text);
      const dated = RELEASE.exec(named);
      release = dated?.[1] ?? named;
      day = dated?.[2] ?? null;
      part = '';
    }
    if (block.kind === 'heading' && block.level === 3) part = plainText(block.text);
    return block.kind === 'list' ? block.items.map((item) => ({ release, day, part, text: item })) : [];
  });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

function titleOf(text: string): string {
  const first = text.split(/(?<=[.:;]) /)[0]?.replace(/[.:;]$/, '') ?? text;
  return first.length <= TITLE_MAX ? first : `${first.slice(0, first.lastIndexOf(' ', TITLE_MAX))} …`;
}

/**
 * The changelog as an Atom feed: one entry a change, known by its text. What is not released yet is dated by the day on which this installation got the
 * file (`updatedMs`).
 */
export function feedText(text = readFileSync(FILE, 'utf8'), updatedMs = statSync(FILE).mtimeMs): string {
  const today = new Date(updatedMs).toISOString();
  const entries = listChanges(text)
    .slice(0, ENTRIES_MAX)
    .map(({ release, day, part, text: pieces }) => {
      const plain = plainText(pieces);
      const id = createHash('sha256').update(plain).digest('hex').slice(0, 16);
      return [
        '  <entry>',
        `    <id>tag:theia-astro,2026:change:${id}</id>`,
        `    <title>${escape(part === '' ? titleOf(plain) : `${part}: ${titleOf(plain)}`)}</title>`,
        `    <updated>${day === null ? today : `${day}T00:00:00.000Z`}</updated>`,
        `    <category term="${escape(release)}" />`,
        `    <link href="${BUILT_ORIGIN}/changelog" />`,
        `    <content type="text">${escape(plain)}</content>`,
        '  </entry>',
      ].join('\n');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${BUILT_ORIGIN}/changelog</id>`,
    `  <title>${site.name}: changelog</title>`,
    `  <updated>${today}</updated>`,
    `  <author><name>${site.name}</name></author>`,
    `  <link href="${BUILT_ORIGIN}/changelog" />`,
    `  <link rel="self" href="${BUILT_ORIGIN}/changelog.atom" />`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
