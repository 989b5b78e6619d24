import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { MODEL_BEHAVIOURS, type ModelBehaviour, writeAnew } from './write-anew.ts';

export interface ModelSandbox {
  /** The value for the server's `reportModel`. */
  readonly access: { readonly url: string; readonly key: string; readonly model: string };
  stop(): Promise<void>;
}

const KEY = 'sandbox-model-key';
/** As a fast model writes. */
const CHUNK_CHARACTERS = 160;
const CHUNK_EVERY_MS = 12;

interface Asked {
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
}

/**
 * Replaces a language model in local mode: OpenAI's chat completions on a loopback port. It only links the passages it is given, and understands nothing; what
 * it does instead when it is called by another name is for tests.
 */
export async function startModelSandbox({
  chunkEveryMs = CHUNK_EVERY_MS,
}: { readonly chunkEveryMs?: number } = {}): Promise<ModelSandbox> {
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  server.unref();
  app.get('/v1/models', (c) =>
    c.json({
      object: 'list',
      data: MODEL_BEHAVIOURS.map((id) => ({ id, object: 'model', created: 0, owned_by: 'theia' })),
    }),
  );
  app.post('/v1/chat/completions', async (c) => {
    const refuse = (status: 400 | 401 | 404 | 500, message: string, code: string) =>
      c.json({ error: { message, type: 'invalid_request_error', param: null, code } }, status);
    if (c.req.header('authorization') !== `Bearer ${KEY}`)
      return refuse(401, 'Incorrect API key provided', 'invalid_api_key');
    const asked = (await c.req.json().catch(() => null)) as Asked | null;
    if (asked?.messages === undefined) return refuse(400, 'messages is required', 'missing_required_parameter');
    if (asked.stream !== true) return refuse(400, 'This stand-in only streams', 'unsupported_value');
    const behaviour = MODEL_BEHAVIOURS.find((one) => one === asked.model);
    if (behaviour === undefined) return refuse(404, `The model ${asked.model} does not exist`, 'model_not_found');
    if (behaviour === 'failing') return refuse(500, 'The server had an error', 'server_error');
    return streamSSE(c, async (stream) => {
      const text = writeAnew(behaviour, asked.messages ?? []);
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
  return {
    access: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      key: KEY,
      model: 'linking' satisfies ModelBehaviour,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const SLOW_EVERY_MS = 250;
