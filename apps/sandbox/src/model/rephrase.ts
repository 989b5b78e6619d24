/**
 * The behaviour, by the name of the model. `linking` keeps every passage and links some. The others are for tests. `slow`: the same in more than 15 seconds.
 * `inventing` adds placements that it did not receive. `promising` adds statements that no report may contain. `broken` sends no JSON. `mending` sends
 * valid JSON only at the second try. `failing`: an error of the server.
 */
export const MODEL_BEHAVIOURS = ['linking', 'slow', 'inventing', 'promising', 'broken', 'mending', 'failing'] as const;
export type ModelBehaviour = (typeof MODEL_BEHAVIOURS)[number];

interface Passage {
  readonly id: string;
  readonly text: string;
}

const LINKS = ['At the same time, ', 'In daily life, ', 'And so, ', 'Seen from another side, '];
/** A first word that keeps its capital. */
const KEPT = /^(?:I|On|The (?:Sun|Moon)|[A-Z]\w* (?:in|square|trine|opposite))\b/;
const EVERY = 3;

/** The response to the messages of `report-model`: JSON with the passages of the first request. */
export function rephrase(
  behaviour: ModelBehaviour,
  messages: readonly { readonly role: string; readonly content: string }[],
): string {
  if (behaviour === 'broken' || (behaviour === 'mending' && messages.length <= 2))
    return 'Here is your report, as you wished:';
  const asked = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as {
    readonly passages?: readonly Passage[];
  };
  return JSON.stringify({
    passages: (asked.passages ?? []).map(({ id, text }, index) => ({ id, text: changed(behaviour, text, index) })),
  });
}

function changed(behaviour: ModelBehaviour, text: string, index: number): string {
  if (behaviour === 'inventing' && index === 1)
    return `${text} Your Pluto in Aries squares your Chiron in the twelfth house.`;
  if (behaviour === 'promising' && index === 1)
    return `${text} You are destined to be wealthy, and an investment now is guaranteed to pay.`;
  if (index % EVERY !== 1 || KEPT.test(text)) return text;
  return (LINKS[Math.floor(index / EVERY) % LINKS.length] ?? '') + text.charAt(0).toLowerCase() + text.slice(1);
}
