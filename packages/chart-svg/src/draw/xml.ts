import { fixed } from './number.ts';

const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const COLOUR_PROPERTIES: ReadonlySet<string> = new Set(['fill', 'stroke']);

const PLAIN = /^[ !#-%(-;=?-~]*$/;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Text for XML content or a quoted attribute; characters XML 1.0 cannot hold become U+FFFD. */
export function escapeXml(text: string): string {
  return PLAIN.test(text)
    ? text
    : text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** One element. Values are escaped, numbers rounded; colours that are CSS variables go into `style`, where every viewer reads them. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let written = '';
  let style = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    if (typeof value === 'number') {
      written += ` ${key}="${fixed(value)}"`;
      continue;
    }
    if (COLOUR_PROPERTIES.has(key) && value.startsWith('var(')) style += `${key}:${value};`;
    else written += ` ${key}="${escapeXml(value)}"`;
  }
  if (style !== '') written += ` style="${escapeXml(style.slice(0, -1))}"`;
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A text element such as `title` or `desc`. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
