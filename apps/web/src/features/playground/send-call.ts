/** A call from the playground. */
export interface TrialCall {
  method: 'GET' | 'POST';
  path: string;
  input: Readonly<Record<string, unknown>>;
  /** Null if no key is needed or available. */
  apiKey: string | null;
}

export interface TrialAnswer {
  status: number;
  ok: boolean;
  /** From sending to the last byte, in milliseconds. */
  tookMs: number;
  /** The answer as text, with formatted JSON; empty for a picture. */
  text: string;
  json: unknown;
  /** A picture as a data URL. */
  picture: string | null;
  costUsd: string | null;
  balanceUsd: string | null;
}

const UNREACHABLE = 'The call could not be sent. Check the connection and try again.';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const asQuery = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(',') : text(value));

function asDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(blob);
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function readAnswer(response: Response): Promise<Pick<TrialAnswer, 'text' | 'json' | 'picture'>> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/'))
    return { text: '', json: undefined, picture: await asDataAddress(await response.blob()) };
  const body = await response.text();
  const json = parsed(body);
  return { text: json === undefined ? body : JSON.stringify(json, null, 2), json, picture: null };
}

/** Sends a real call to this server and reads the answer: JSON, text or a picture. Throws an Error with a sentence for the user when no answer came. */
export async function sendCall({ method, path, input, apiKey }: TrialCall, signal: AbortSignal): Promise<TrialAnswer> {
  const query =
    method === 'GET'
      ? new URLSearchParams(Object.entries(input).map(([name, value]) => [name, asQuery(value)])).toString()
      : '';
  const begun = performance.now();
  try {
    const response = await fetch(query ? `${path}?${query}` : path, {
      method,
      signal,
      credentials: 'omit',
      cache: 'no-store',
      headers: {
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
    });
    const read = await readAnswer(response);
    const header = (name: string) => response.headers.get(name);
    return {
      ...read,
      status: response.status,
      ok: response.ok,
      tookMs: performance.now() - begun,
      costUsd: header('theia-cost-usd'),
      balanceUsd: header('theia-balance-usd'),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Error(UNREACHABLE, { cause: error });
  }
}
