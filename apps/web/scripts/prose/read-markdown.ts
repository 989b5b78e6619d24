import type { Block, Inline } from '../../src/components/prose/blocks.ts';

const FENCE = /^```(\w*)\s*$/;
const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^[-*]\s+(.*)$/;
const ROW = /^\|.*\|\s*$/;
const RULE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/;
/** A link that leads somewhere on the web: to this site or another. Files of the repository are not on it. */
const ON_THE_WEB = /^(?:https?:\/\/|\/|#)/;

/** `Names of the wire, old and new` → `names-of-the-wire-old-and-new`. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The pieces of a line: code, strong words, links. A link to a file of the repository is its text. */
export function readInline(line: string): readonly Inline[] {
  const found = INLINE.exec(line);
  if (found === null) return line === '' ? [] : [line];
  const [whole, code, strong, text = '', link = ''] = found;
  const before = line.slice(0, found.index);
  const after = readInline(line.slice(found.index + whole.length));
  const piece: readonly Inline[] =
    code !== undefined
      ? [{ code }]
      : strong !== undefined
        ? [{ strong: readInline(strong) }]
        : ON_THE_WEB.test(link)
          ? [{ link, text: readInline(text) }]
          : readInline(text);
  return [...(before === '' ? [] : [before]), ...piece, ...after];
}

/** Text of pieces without their marks. */
export function plainText(pieces: readonly Inline[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('code' in piece) return piece.code;
      return plainText('strong' in piece ? piece.strong : piece.text);
    })
    .join('');
}

function cells(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

const endsParagraph = (line: string): boolean =>
  line.trim() === '' || HEADING.test(line) || ITEM.test(line) || FENCE.test(line) || ROW.test(line);

/** The blocks of a Markdown text: headings, paragraphs, flat lists, code between fences, tables. That is what our own texts use. */
export function readMarkdown(text: string): readonly Block[] {
  const lines = text.replaceAll(/<!--[\s\S]*?-->/g, '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  /** The line and those that go on with it. */
  const joined = (first: string): string => {
    const parts = [first];
    while (at < lines.length && !endsParagraph(lines[at] ?? '')) parts.push((lines[at++] ?? '').trim());
    return parts.join(' ');
  };
  while (at < lines.length) {
    const line = lines[at++] ?? '';
    const heading = HEADING.exec(line);
    const fence = FENCE.exec(line);
    const item = ITEM.exec(line);
    if (heading) {
      const pieces = readInline(heading[2] ?? '');
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, id: headingId(plainText(pieces)), text: pieces });
    } else if (fence) {
      const code: string[] = [];
      while (at < lines.length && !FENCE.test(lines[at] ?? '')) code.push(lines[at++] ?? '');
      at += 1;
      blocks.push({ kind: 'code', language: fence[1] ?? '', code: code.join('\n') });
    } else if (item) {
      const pieces = readInline(joined(item[1] ?? ''));
      const last = blocks.at(-1);
      if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, pieces] };
      else blocks.push({ kind: 'list', items: [pieces] });
    } else if (ROW.test(line) && RULE.test(lines[at] ?? '')) {
      at += 1;
      const rows: Inline[][][] = [];
      while (at < lines.length && ROW.test(lines[at] ?? ''))
        rows.push(cells(lines[at++] ?? '').map((cell) => [...readInline(cell)]));
      blocks.push({ kind: 'table', head: cells(line).map(readInline), rows });
    } else if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: readInline(joined(line.trim())) });
  }
  return blocks;
}
