/** One Phoenix channel message, in either wire form. */
export interface Message {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** `1.0.0` is an object, `2.0.0` an array (Phoenix.Socket.V1/V2.JSONSerializer). */
export type ProtocolVersion = '1.0.0' | '2.0.0';

const isText = (value: unknown): value is string => typeof value === 'string';
const textOrNull = (value: unknown) => (isText(value) ? value : null);

/** @returns null for anything that is not a message of this version */
export function decodeMessage(text: string, version: ProtocolVersion): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (version === '2.0.0') {
    if (!Array.isArray(value) || value.length !== 5) return null;
    const [joinRef, ref, topic, event, payload]: unknown[] = value;
    return isText(topic) && isText(event)
      ? { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload }
      : null;
  }
  if (typeof value !== 'object' || value === null || !('topic' in value) || !('event' in value)) return null;
  const { topic, event } = value;
  if (!isText(topic) || !isText(event)) return null;
  return {
    joinRef: 'join_ref' in value ? textOrNull(value.join_ref) : null,
    ref: 'ref' in value ? textOrNull(value.ref) : null,
    topic,
    event,
    payload: 'payload' in value ? value.payload : {},
  };
}

export function encodeMessage({ joinRef, ref, topic, event, payload }: Message, version: ProtocolVersion): string {
  return JSON.stringify(
    version === '2.0.0' ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}
