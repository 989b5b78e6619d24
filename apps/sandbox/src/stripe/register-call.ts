import type { Context, Hono } from 'hono';
import { expandReferences } from './expand.ts';
import { decodeForm, type Fields } from './form-body.ts';
import { checkParameters, type Shapes } from './parameters.ts';
import { invalidRequest, StripeRejection } from './stripe-error.ts';
import { API_VERSION, newId, withoutSandbox, type SandboxContext } from './sandbox-context.ts';

const IDEMPOTENCY_KEY_MAX = 255;

export type Handler = (form: Fields, id: string, taxId?: string) => object;
export type On = (method: 'GET' | 'POST' | 'DELETE', path: string, shapes: Shapes | null, handler: Handler) => void;

/**
 * Registers an API call. Checks its key, version and parameters, and stores its response under its idempotency key. `shapes` null: the
 * handler checks the parameters.
 */
export function registerCall(app: Hono, world: SandboxContext, secretKey: string): On {
  return (method, path, shapes, handler) => {
    app.on(method, path, (c) =>
      answer(c, async () => {
        const form = decodeForm(
          method === 'POST'
            ? await c.req.text()
            : [new URL(c.req.url).search.slice(1), method === 'DELETE' ? await c.req.text() : '']
                .filter((part) => part !== '')
                .join('&'),
        );
        if (shapes !== null) checkParameters(form, shapes);
        return expandReferences(
          world,
          withoutSandbox(await handler(form, c.req.param('id') ?? '', c.req.param('taxId'))),
          form,
        );
      }),
    );
  };

  async function answer(c: Context, run: () => Promise<object>): Promise<Response> {
    const reject = (rejection: StripeRejection): Response =>
      c.json(rejection.body, { status: rejection.status } as never);
    if (c.req.header('authorization') !== `Bearer ${secretKey}`)
      return reject(new StripeRejection(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }));
    const version = c.req.header('stripe-version');
    if (version !== undefined && version !== API_VERSION)
      return reject(invalidRequest(`The sandbox supports API version ${API_VERSION}, not ${version}.`));
    const key = c.req.method === 'GET' ? undefined : c.req.header('idempotency-key');
    if (key !== undefined && key.length > IDEMPOTENCY_KEY_MAX)
      return reject(invalidRequest(`Idempotency keys can be up to ${IDEMPOTENCY_KEY_MAX} characters long.`));
    const fingerprint = `${c.req.method} ${c.req.path} ${c.req.method === 'GET' ? '' : await c.req.text()}`;
    const known = key === undefined ? undefined : world.state.answers[key];
    if (known !== undefined) {
      if (known.fingerprint !== fingerprint)
        return reject(
          new StripeRejection(400, {
            type: 'idempotency_error',
            message:
              'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          }),
        );
      return c.body(known.body, {
        status: known.status,
        headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
      } as never);
    }
    let status = 200;
    let body: object;
    try {
      body = await run();
    } catch (error) {
      if (!(error instanceof StripeRejection)) throw error;
      status = error.status;
      body = error.body;
    }
    const json = JSON.stringify(body);
    if (key !== undefined) world.state.answers[key] = { fingerprint, status, body: json };
    world.save();
    return c.body(json, {
      status,
      headers: { 'content-type': 'application/json', 'request-id': newId('req') },
    } as never);
  }
}
