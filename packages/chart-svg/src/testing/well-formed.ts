import type { LayoutItem } from '../drawing.ts';

const TAG = /<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y;
const TEXT = /[^<&]+|&(?:amp|lt|gt|quot|#39);/y;

/**
 * The names of the elements in an XML text of the kind this package writes.
 * @throws SyntaxError when it is not well formed
 */
export function elementNames(xml: string): readonly string[] {
  const open: string[] = [];
  const names: string[] = [];
  let at = 0;
  while (at < xml.length) {
    TAG.lastIndex = at;
    TEXT.lastIndex = at;
    const tag = TAG.exec(xml);
    const text = tag === null ? TEXT.exec(xml) : null;
    if (tag === null && (text === null || open.length === 0))
      throw new SyntaxError(`not XML at ${at}: ${xml.slice(at, at + 40)}`);
    if (tag !== null) {
      const [, closing, name = '', attributes = '', empty] = tag;
      if (closing !== '' && open.pop() !== name) throw new SyntaxError(`</${name}> at ${at} closes another element`);
      if (closing === '') names.push(name);
      if (closing === '' && empty === '') open.push(name);
      if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(attributes)) throw new SyntaxError(`bare & at ${at}`);
      if (open.length === 0 && at + tag[0].length < xml.length) throw new SyntaxError('more than one root');
    }
    at += (tag ?? text)![0].length;
  }
  if (open.length > 0) throw new SyntaxError(`unclosed ${open.join(', ')}`);
  return names;
}

/** The first two items whose boxes overlap by more than rounding, or null. */
export function firstOverlap(items: readonly LayoutItem[]): readonly [LayoutItem, LayoutItem] | null {
  for (let first = 0; first < items.length; first += 1) {
    for (let second = first + 1; second < items.length; second += 1) {
      const [a, b] = [items[first]!, items[second]!];
      if (
        Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.01 &&
        Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01
      )
        return [a, b];
    }
  }
  return null;
}
