import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { PROBLEM_STATUS } from '@theia-astro/endpoints/problem';
import { topObjects } from '../../src/features/reference/model.ts';
import { endpointPages } from './endpoint-pages.ts';

const CLIENT = new URL('../../dist/client/', import.meta.url);
const read = (page: string): string => readFileSync(new URL(`${page}/index.html`, CLIENT), 'utf8');

describe('prerendered pages, which need no script', () => {
  it('have the fields of input and output, every error and the example of every endpoint', () => {
    for (const page of endpointPages) {
      const { name, errors, operations, answerExample } = page;
      const text = read(`reference/${name}`);
      for (const { forms } of Object.values(topObjects(page)))
        for (const { address, fields } of forms)
          for (const field of fields)
            assert.ok(text.includes(`id="${address}.${field.name}"`), `${name} ${address}.${field.name}`);
      for (const { codes } of errors) for (const code of codes) assert.ok(text.includes(`/errors#${code}`), code);
      for (const { path } of operations) assert.ok(text.includes(path), path);
      if (answerExample !== undefined) assert.ok(text.includes('200 · application/json'), name);
      assert.equal(text.match(/<h1/g)?.length, 1, name);
      assert.doesNotMatch(text, /THE[0-9a-f]{15}/, name);
      assert.ok(existsSync(new URL(`reference/${name}.md`, CLIENT)), name);
    }
  });

  it('list every error code', () => {
    const errors = read('errors');
    for (const code of Object.keys(PROBLEM_STATUS)) assert.ok(errors.includes(`id="${code}"`), code);
  });

  it('list every endpoint in the documentation', () => {
    const [, endpoints = ''] = read('documentation').split('id="endpoints"');
    for (const { path } of catalog) assert.ok(endpoints.includes(`>${path}<`), path);
  });
});
