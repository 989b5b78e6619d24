import { streamSSE } from 'hono/streaming';
import { serveSandbox } from '../serve.ts';
import { MODEL_BEHAVIOURS, type ModelBehaviour, rephrase } from './rephrase.ts';

export interface ModelSandbox {
  /** The value for the server's `reportModel`. */
  readonly access: { readonly url: string; readonly key: string; readonly model: string };
  stop(): Promise<void>;
}

const KEY = 'sandbox-model-key';
/** The pace of a fast model. */
const CHUNK_CHARACTERS = 160;
const CHUNK_EVERY_MS = 12;
const SLOW_EVERY_MS = 250;

interface Asked {
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
}

/**
 * Replaces a language model in local mode: OpenAI's chat completions on a loopback port. It only links the given passages. The other
 * behaviours are for tests.
 */
export async function startModelSandbox({
  chunkEveryMs = CHUNK_EVERY_MS,
}: { readonly chunkEveryMs?: number } = {}): Promise<ModelSandbox> {
  const { app, url, stop } = await serveSandbox();
  app.get('/v1/models', (c) =>
    c.json({
      object: 'list',
      data: MODEL_BEHAVIOURS.map((id) => ({ id, object: 'model', created: 0, owned_by: 'theia' })),
    }),
  );
  app.post('/v1/chat/completions', async (c) => {
    const reject = (status: 400 | 401 | 404 | 500, message: string, code: string) =>
      c.json({ error: { message, type: 'invalid_request_error', param: null, code } }, status);
    if (c.req.header('authorization') !== `Bearer ${KEY}`)
      return reject(401, 'Incorrect API key provided', 'invalid_api_key');
    const asked = (await c.req.json().catch(() => null)) as Asked | null;
    if (asked?.messages === undefined) return reject(400, 'messages is required', 'missing_required_parameter');
    if (asked.stream !== true) return reject(400, 'This sandbox only streams', 'unsupported_value');
    const behaviour = MODEL_BEHAVIOURS.find((one) => one === asked.model);
    if (behaviour === undefined) return reject(404, `The model ${asked.model} does not exist`, 'model_not_found');
    if (behaviour === 'failing') return reject(500, 'The server had an error', 'server_error');
    return streamSSE(c, async (stream) => {
      const text = rephrase(behaviour, asked.messages ?? []);
      const chunk = (delta: object, reason: string | null) =>
        stream.writeSSE({
          data: JSON.stringify({
            id: 'chatcmpl-sandbox',
            object: 'chat.completion.chunk',
            created: 0,
            model: behaviour,
            choices: [{ index: 0, delta, finish_reason: reason, logprobs: null }],
          }),
        });
      await chunk({ role: 'assistant', content: '' }, null);
      for (let at = 0; at < text.length && !stream.aborted; at += CHUNK_CHARACTERS) {
        await chunk({ content: text.slice(at, at + CHUNK_CHARACTERS) }, null);
        await stream.sleep(behaviour === 'slow' ? SLOW_EVERY_MS : chunkEveryMs);
      }
      await chunk({}, 'stop');
      await stream.writeSSE({ data: '[DONE]' });
    });
  });
  return { access: { url: `${url}/v1`, key: KEY, model: 'linking' satisfies ModelBehaviour }, stop };
}
