import { FieldSet } from '../request/field.ts';
import { choice, number, storableText } from '../request/kinds.ts';
import { readFields } from '../request/reader.ts';
import { WEBHOOK_LABEL_MAX, WEBHOOK_OVERLAP_HOURS, WEBHOOK_URL_BYTES_MAX } from './webhook-schema.ts';

type Input = Readonly<Record<string, unknown>>;

const url = storableText(
  {
    code: 'invalid_url',
    minLength: 8,
    maxLength: WEBHOOK_URL_BYTES_MAX,
    hint: 'Send https://… of a server that the internet reaches.',
  },
  { description: 'https, at a public address, without credentials.', required: true },
);
const label = storableText({ code: 'invalid_setting', maxLength: WEBHOOK_LABEL_MAX, trim: true });

const newWebhook = new FieldSet({ url, label }, { id: 'NewWebhook' });
const changes = new FieldSet(
  { url: { ...url, required: false }, label, status: choice(['active', 'paused'], 'invalid_setting') },
  { id: 'WebhookChanges' },
);
const rotation = new FieldSet({
  overlap_hours: number(
    { code: 'invalid_range', min: WEBHOOK_OVERLAP_HOURS.min, max: WEBHOOK_OVERLAP_HOURS.max, integer: true },
    { byDefault: WEBHOOK_OVERLAP_HOURS.byDefault, unit: 'hours', description: 'How long the old secret still signs.' },
  ),
});

export const newWebhookSchema = newWebhook.schema;
export const webhookChangesSchema = changes.schema;
export const webhookRotationSchema = rotation.schema;

export interface NewWebhook {
  readonly url: string;
  readonly label: string;
}

/** What changes; absent: it stays. */
export interface WebhookChanges {
  readonly url?: string;
  readonly label?: string;
  readonly status?: 'active' | 'paused';
}

/** @throws Problem with every fault of the request; whether the address may be used is not decided here */
export function parseNewWebhook(input: Input): NewWebhook {
  const fields = readFields(input);
  const given = newWebhook.read(fields);
  if (!fields.has('url')) fields.missing('url');
  fields.finish(true);
  return { url: given.url!, label: given.label ?? '' };
}

/** @throws Problem with every fault of the request */
export function parseWebhookChanges(input: Input): WebhookChanges {
  const fields = readFields(input);
  const given = changes.read(fields);
  if (Object.keys(input).length === 0)
    fields.issue('missing_field', null, 'Nothing is to be changed.', 'Send url, label or status.');
  fields.finish(true);
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Hours for which the old secret still signs. @throws Problem with every fault of the request */
export function parseWebhookRotation(input: Input): number {
  const fields = readFields(input);
  const given = rotation.read(fields);
  fields.finish(true);
  return given.overlap_hours ?? WEBHOOK_OVERLAP_HOURS.byDefault;
}
