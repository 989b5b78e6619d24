import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PROBLEM_STATUS } from '@theia-astro/endpoints/problem';
import { BUILT_ORIGIN } from '../../src/lib/built-origin.ts';
import { endpointPages } from './endpoint-pages.ts';
import { searchEntries } from './search-entries.ts';
import { siteTexts } from './site-texts.ts';

const texts = siteTexts();
const read = (address: string): string => {
  const text = texts.get(address);
  assert.ok(text, address);
  return text;
};

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: { readonly method: string; readonly url: { readonly raw: string } };
}

describe('the texts of the reference', () => {
  it('have every field, sample and error code of an endpoint in its Markdown', () => {
    for (const { name, objects, operations, errors } of endpointPages) {
      const text = read(`/reference/${name}.md`);
      for (const { forms } of Object.values(objects))
        for (const { fields } of forms)
          for (const field of fields) assert.ok(text.includes(`\`${field.name}\``), field.name);
      for (const language of ['curl', 'typescript', 'python'] as const)
        assert.ok(text.includes(operations[0].samples[language]), `${name} ${language}`);
      for (const { codes } of errors) for (const code of codes) assert.ok(text.includes(`\`${code}\``), code);
    }
  });

  it('have every error code with its meaning', () => {
    for (const code of Object.keys(PROBLEM_STATUS)) assert.ok(read('/errors.md').includes(`- \`${code}\`: `), code);
  });

  it('llms.txt begins with the name and links to every page that is there, llms-full.txt holds them all', () => {
    const llms = read('/llms.txt');
    assert.match(llms, /^# Theia\n\n> /);
    const linked = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address.replace(BUILT_ORIGIN, ''));
    for (const address of texts.keys()) if (address.endsWith('.md')) assert.ok(linked.includes(address), address);
    for (const address of linked) assert.ok(texts.has(address) || address === '/openapi.json', address);
    for (const { title, tag } of endpointPages)
      for (const full of ['/llms-full.txt', `/llms-full/${tag.toLowerCase().replaceAll(' ', '-')}.txt`])
        assert.ok(`\n${read(full)}`.includes(`\n# ${title}\n`), `${full} ${title}`);
  });

  it('write out what several endpoints share once in the full text', () => {
    for (const address of ['/llms-full.txt', '/reference/natal.md'])
      assert.equal(read(address).match(/- `ayan_t0` \(number, degrees,/g)?.length, 1, address);
  });

  it('leave no place for a fact empty', () => {
    for (const [address, text] of texts)
      if (address !== '/theia.postman_collection.json') assert.doesNotMatch(text, /\{\{\w|\[object/, address);
  });

  it('the collection has a request for every operation, with the key and the address as variables', () => {
    const { item, variable } = JSON.parse(read('/theia.postman_collection.json')) as {
      item: readonly Item[];
      variable: readonly { key: string }[];
    };
    assert.deepEqual(
      item.flatMap((folder) =>
        (folder.item ?? []).map(({ request }) => `${request?.method} ${request?.url.raw.split('?')[0]}`),
      ),
      endpointPages.flatMap(({ operations }) =>
        operations.map(({ method, address }) => `${method} {{base_url}}${address.split('?')[0]}`),
      ),
    );
    assert.deepEqual(
      variable.map(({ key }) => key),
      ['base_url', 'api_key'],
    );
  });
});

describe('what the search finds', () => {
  it('is every endpoint, field and error code', () => {
    const entries = searchEntries();
    const titles = (kind: string) => new Set(entries.filter((entry) => entry.kind === kind).map(({ title }) => title));
    const [endpoints, names, codes] = [titles('endpoint'), titles('field'), titles('error')];
    for (const { path, objects } of endpointPages) {
      assert.ok(endpoints.has(path), path);
      for (const { forms } of Object.values(objects))
        for (const { fields } of forms) for (const { name } of fields) assert.ok(names.has(name), name);
    }
    for (const code of Object.keys(PROBLEM_STATUS)) assert.ok(codes.has(code), code);
  });

  it('leads to fields that are on their pages', () => {
    for (const { kind, places } of searchEntries())
      if (kind === 'field')
        for (const { page, anchor } of places) {
          const objects = Object.values(endpointPages.find(({ name }) => name === page)?.objects ?? {});
          assert.ok(
            objects.some(({ forms }) =>
              forms.some(({ address, fields }) => fields.some(({ name }) => `${address}.${name}` === anchor)),
            ),
            `${page} ${anchor}`,
          );
        }
  });
});
