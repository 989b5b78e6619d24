/** A request as it is sent, or one object in it. */
export type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const asQuery = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(',') : text(value));

/** Path and query of a call; a list is written with commas, as the API publishes it. */
export function addressOf(method: 'GET' | 'POST', path: string, fields: Fields): string {
  if (method === 'POST' || Object.keys(fields).length === 0) return path;
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asQuery(value)]));
  return `${path}?${query.toString()}`;
}
