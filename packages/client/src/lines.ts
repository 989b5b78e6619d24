import { TheiaError } from './theia-error.ts';

/**
 * The lines of a stream. A last line without its end is an error: the connection was cut.
 * @param silenceMs longest time without a byte
 * @throws TheiaError connection_failed, timed_out; the reason of the signal
 */
export async function* readLines(
  stream: ReadableStream<Uint8Array>,
  silenceMs: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const stop = (): void => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', stop);
  let isLate = false;
  let open = '';
  try {
    for (;;) {
      const timer = setTimeout(() => {
        isLate = true;
        stop();
      }, silenceMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      signal?.throwIfAborted();
      if (isLate) throw lost(`No line within ${silenceMs} ms.`, 'timed_out');
      if (done) break;
      const lines = (open + decoder.decode(value, { stream: true })).split('\n');
      open = lines.pop()!;
      yield* lines;
    }
    if (open !== '') throw lost('The results end within a line.', 'connection_failed');
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof TheiaError ? cause : lost('The connection was lost.', 'connection_failed', cause);
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

function lost(message: string, code: 'timed_out' | 'connection_failed', cause?: unknown): TheiaError {
  return new TheiaError(message, {
    code,
    status: null,
    requestId: null,
    problem: null,
    retryAfterMs: null,
    attempts: 1,
    cause,
  });
}
