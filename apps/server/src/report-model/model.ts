/** How a language model is reached: any endpoint that speaks OpenAI's protocol of chat completions. */
export interface ModelAccess {
  /** Address up to and with `/v1`. */
  readonly url: string;
  /** Null where the endpoint wants none. */
  readonly key: string | null;
  readonly model: string;
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A language model. */
export interface Model {
  /**
   * The answer to messages, whole.
   * @param told called with the characters of the answer so far, as they come
   * @throws ModelFailed; the reason of the signal
   */
  answer(messages: readonly ModelMessage[], told: (characters: number) => void, signal: AbortSignal): Promise<string>;
}

/** The endpoint could not be reached, refused, broke off or took too long. Its words are not told: they may quote the request. */
export class ModelFailed extends Error {
  constructor(reason: string) {
    super(`the language model failed: ${reason}`);
    this.name = 'ModelFailed';
  }
}
