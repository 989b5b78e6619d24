import OpenAI, { APIError } from 'openai';

/** How a language model is reached: any endpoint that speaks OpenAI's protocol of chat completions. */
export interface ModelAccess {
  readonly url: string;
  /** Null where the endpoint wants none. */
  readonly key: string | null;
  readonly model: string;
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export type Model = ReturnType<typeof openModel>;

/** The endpoint could not be reached, refused, broke off or took too long. Its words are not told: they may quote the request. */
export class ModelFailed extends Error {
  constructor(reason: string) {
    super(`the language model failed: ${reason}`);
    this.name = 'ModelFailed';
  }
}

/** An answer is about 4,000 words of JSON. */
const ANSWER_TOKENS_MAX = 12_000;
const ANSWER_CHARACTERS_MAX = 120_000;
const ANSWER_MS = 180_000;
const TEMPERATURE = 0.5;

/** A model behind OpenAI's protocol, through the official client. The answer is streamed, so progress can be told. */
export function openModel({ url, key, model }: ModelAccess) {
  const client = new OpenAI({ baseURL: url, apiKey: key ?? 'none', timeout: ANSWER_MS, maxRetries: 1 });
  return {
    /**
     * The answer to messages, whole.
     * @param told called with the characters of the answer so far, as they come
     * @throws ModelFailed; the reason of the signal
     */
    answer: async (
      messages: readonly ModelMessage[],
      told: (characters: number) => void,
      signal: AbortSignal,
    ): Promise<string> => {
      const withTimeout = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
      let text = '';
      try {
        const stream = await client.chat.completions.create(
          { model, messages: [...messages], stream: true, temperature: TEMPERATURE, max_tokens: ANSWER_TOKENS_MAX },
          { signal: withTimeout },
        );
        for await (const { choices } of stream) {
          text += choices[0]?.delta.content ?? '';
          if (text.length > ANSWER_CHARACTERS_MAX) throw new ModelFailed('its answer has no end');
          told(text.length);
        }
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof ModelFailed ? error : new ModelFailed(reasonOf(error, withTimeout));
      }
      if (text === '') throw new ModelFailed('its answer is empty');
      return text;
    },
  };
}

function reasonOf(error: unknown, withTimeout: AbortSignal): string {
  if (withTimeout.aborted) return `no answer in ${ANSWER_MS / 1_000} s`;
  if (error instanceof APIError && error.status !== undefined) return `status ${error.status}`;
  return error instanceof Error ? error.name : 'unknown';
}
