import { Problem } from '@theia-astro/endpoints/problem';

export function notFound(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'There is nothing at this path.',
    hint: 'GET /openapi.json lists every path.',
  });
}
