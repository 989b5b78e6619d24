import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { catalog } from './catalog.ts';
import { exampleTexts } from './openapi/operation.ts';
import { buildOpenApi, openApiDocument } from './openapi.ts';
import { PROBLEM_STATUS } from './problem.ts';
import { OPENAPI_FILE, openApiText } from './write-openapi.ts';

const document = JSON.parse(openApiText()) as {
  info: { description: string };
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

function* references(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') yield value;
    else yield* references(value);
  }
}

describe('openapi.json', () => {
  it('the committed document is up to date (node packages/endpoints/src/write-openapi.ts writes it)', async () => {
    assert.equal(openApiText(JSON.parse(await readFile(OPENAPI_FILE, 'utf8'))), openApiText());
  });

  it('every reference resolves', () => {
    for (const reference of references(document)) {
      const [, section, group, name] = reference.split('/');
      assert.equal(section, 'components', reference);
      assert.ok(document.components[group ?? '']?.[name ?? ''] !== undefined, reference);
    }
  });

  it('has every line of the catalogue with exactly its methods, and the service paths', () => {
    for (const { path, methods } of catalog)
      assert.deepEqual(
        Object.keys(document.paths[path] ?? {}).toSorted(),
        methods.map((method) => method.toLowerCase()).toSorted(),
      );
    for (const path of ['/health', '/ready', '/openapi.json']) assert.ok(document.paths[path]?.['get'] !== undefined);
  });

  it('publishes every error code, those beyond its operations in its description', () => {
    const text = JSON.stringify(document.components['responses']) + document.info.description.replaceAll('`', '"');
    for (const code of Object.keys(PROBLEM_STATUS)) assert.ok(text.includes(`"${code}"`), code);
  });

  it('has at most 7.5 KB for each operation', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path)).length;
    assert.ok(Buffer.byteLength(openApiText()) <= operations * 7_500);
  });

  it('names the path of the example answer of every operation that has one of its own', () => {
    const texts = exampleTexts(catalog);
    for (const { path, name, example } of catalog)
      for (const operation of Object.values(document.paths[path]!)) {
        const { externalDocs } = operation as { readonly externalDocs?: { readonly url: string } };
        if (name === 'swiss') assert.equal(externalDocs, undefined);
        else assert.deepEqual(JSON.parse(texts.get(externalDocs!.url)!), example.response, path);
      }
  });

  it('refers to no file: tools that read the document would look for it beside them', () => {
    assert.ok(!openApiText().includes('"externalValue"'));
    for (const reference of references(document)) assert.match(reference, /^#\/components\//);
  });

  it('describes every tag it uses, and uses every tag it describes', () => {
    const used = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods as Record<string, { tags: readonly string[] }>).flatMap(({ tags }) => tags),
    );
    assert.deepEqual(new Set(used), new Set(document.tags.map(({ name }) => name)));
    for (const { description } of document.tags) assert.notEqual(description, '');
  });

  it('keeps a component only where something refers to it', () => {
    const used = new Set(references(document));
    for (const group of ['schemas', 'parameters', 'headers', 'responses'])
      for (const name of Object.keys(document.components[group]!))
        assert.ok(used.has(`#/components/${group}/${name}`), `${group} ${name}`);
  });

  it('is the same every time it is built', () => {
    assert.deepEqual(buildOpenApi(), openApiDocument());
  });
});
