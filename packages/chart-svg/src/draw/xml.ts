import { fixed } from './number.ts';

const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const PLAIN = /^[ !#-%(-;=?-~]*$/;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Text for XML content or a quoted attribute; characters XML 1.0 cannot hold become U+FFFD. */
export function escapeXml(text: string): string {
  return PLAIN.test(text)
    ? text
    : text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** One element. Values are escaped, numbers rounded. Nothing is written into `style`: pages with a strict content policy ignore it. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let written = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    written += ` ${key}="${typeof value === 'number' ? fixed(value) : escapeXml(value)}"`;
  }
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A text element such as `title` or `desc`. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
