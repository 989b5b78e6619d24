import { BUILT_ORIGIN } from '../../src/lib/built-origin.ts';
import { SAMPLE_KEY } from '../../src/components/sample-code/sample-key.ts';
import { site } from '../../src/lib/site.ts';
import type { EndpointPage, OperationEntry } from '../../src/features/reference/model.ts';
import { document, endpointPages } from './endpoint-pages.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const JSON_HEADER = [{ key: 'Content-Type', value: 'application/json' }];

function request({ open }: EndpointPage, { method, example, address, hasBody, description }: OperationEntry): object {
  const [sentPath = '', sentQuery = ''] = address.split('?');
  const query = new URLSearchParams(sentQuery);
  return {
    method,
    description,
    ...(open ? { auth: { type: 'noauth' } } : {}),
    header: hasBody ? JSON_HEADER : [],
    ...(hasBody
      ? { body: { mode: 'raw', raw: JSON.stringify(example, null, 2), options: { raw: { language: 'json' } } } }
      : {}),
    url: {
      raw: `{{base_url}}${address}`,
      host: ['{{base_url}}'],
      path: sentPath.slice(1).split('/'),
      ...(query.size > 0 ? { query: [...query].map(([key, value]) => ({ key, value })) } : {}),
    },
  };
}

function item(page: EndpointPage, operation: OperationEntry): object {
  const sent = request(page, operation);
  return {
    name: page.operations.length > 1 ? `${operation.title} (${operation.method})` : page.title,
    request: sent,
    response:
      page.answerExample === undefined || operation.path !== page.path
        ? []
        : [
            {
              name: 'Example answer, long lists cut',
              originalRequest: sent,
              status: 'OK',
              code: 200,
              header: JSON_HEADER,
              _postman_previewlanguage: 'json',
              body: page.answerExample,
            },
          ],
  };
}

/** A request for every operation with its example answer, as a Postman collection (v2.1), which Bruno, Insomnia and Hoppscotch import too. */
export function collectionText(): string {
  const folders = document.tags.map(({ name, description }) => ({
    name,
    description,
    item: endpointPages
      .filter(({ tag }) => tag === name)
      .flatMap((page) => page.operations.map((operation) => item(page, operation))),
  }));
  return JSON.stringify({
    info: { name: site.name, description: document.info.description, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: BUILT_ORIGIN },
      { key: 'api_key', value: SAMPLE_KEY },
    ],
    item: folders,
  });
}
