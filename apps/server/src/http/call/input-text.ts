import { holdsKey } from '../../observability/redact.ts';
import type { Call } from './call.ts';

/** The fields of a request as JSON, written and searched once. */
export interface InputText {
  readonly json: string;
  /** Whether it contains what looks like an API key. */
  readonly holdsKey: boolean;
}

export function inputText(call: Pick<Call, 'input' | 'inputText'>): InputText {
  if (call.inputText !== null) return call.inputText;
  const json = JSON.stringify(call.input ?? {});
  call.inputText = { json, holdsKey: holdsKey(json) };
  return call.inputText;
}
