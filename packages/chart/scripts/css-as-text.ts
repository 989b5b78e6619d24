import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

/** Style sheets that are imported as text. */
export const cssAsText: Plugin = {
  name: 'css-as-text',
  async load(id) {
    if (!id.endsWith('?inline')) return null;
    const css = await readFile(id.slice(0, -'?inline'.length), 'utf8');
    return { code: `export default ${JSON.stringify(withoutSpace(css))};`, moduleType: 'js' };
  },
  resolveId(source, importer) {
    return source.endsWith('?inline') && importer !== undefined ? join(dirname(importer), source) : null;
  },
};

/** The same rules without comments and superfluous space. */
export function withoutSpace(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .trim();
}
