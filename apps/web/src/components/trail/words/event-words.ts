import type { AuditEvent } from '@theia-astro/server/rules/audit-events';
import { keyWords } from './key-words.ts';
import { moneyWords } from './money-words.ts';
import { reportWords } from './report-words.ts';
import { signInWords } from './sign-in-words.ts';
import { webhookWords } from './webhook-words.ts';
import type { Details, EventText, Format, Vocabulary, WordedEvent } from './words.ts';

const WORDS: Vocabulary<AuditEvent> = { ...signInWords, ...keyWords, ...webhookWords, ...reportWords, ...moneyWords };

const isKnown = (event: string): event is AuditEvent => Object.hasOwn(WORDS, event);
const isDetails = (details: unknown): details is Details => typeof details === 'object' && details !== null;

/** An event of the audit log in words. One that is not known, from a newer server, is shown by its own name. */
export function eventWords({ event, subject, details }: WordedEvent, format: Format): EventText {
  const words = isKnown(event) ? WORDS[event] : event;
  const said =
    typeof words === 'string' ? words : words({ details: isDetails(details) ? details : {}, subject, format });
  return typeof said === 'string' ? { what: said, subject, more: null } : { subject, more: null, ...said };
}

const WHO: Readonly<Record<string, string>> = {
  owner: 'You',
  visitor: 'Not signed in',
  caller: 'With an API key',
  operator: 'The operator',
  stripe: 'Stripe',
  theia: 'Theia',
};

/** Who did it. */
export const actorWords = (actor: string): string => WHO[actor] ?? actor;
