/** What no report may say, whoever writes it (STYLE.md of packages/report). */
const BANNED: readonly (readonly [string, RegExp])[] = [
  ['fate', /\b(?:fated|destined|destiny|doomed|predestined|karmic(?:ally)?|meant to be|inevitabl[ey]|curse[ds]?)\b/i],
  ['death', /\b(?:death|dying|you(?:r \w+)? will die|suicid\w*|funeral)\b/i],
  [
    'medical advice',
    /\b(?:diagnos\w+|illness(?:es)?|disease[sd]?|symptoms?|medication|cure[sd]?|pregnan\w+|fertil\w+|infertil\w+|depressi(?:on|ve)|therap(?:y|ist)|doctor|surgery)\b/i,
  ],
  ['legal advice', /\b(?:lawsuits?|sue|court case|attorney|lawyer|custody)\b/i],
  [
    'financial advice',
    /\b(?:invest(?:ment|ments|ing)?|stock market|shares|cryptocurrency|bitcoin|loan|gambl\w+|lottery)\b/i,
  ],
  [
    'a certain future',
    /\b(?:you will (?:certainly|definitely|surely|meet|marry|divorce|lose|win|become|never)|guarantee[ds]?|without (?:a )?doubt)\b/i,
  ],
  ['a word about itself', /\b(?:as an ai|language model|i cannot|i can't|openai|system prompt|instructions?)\b/i],
  ['an address', /https?:|www\.|@\w+\.\w+/i],
  ['markup', /<[a-z/!]|```|\*\*|^#{1,6}\s|\]\(/im],
];

/** What a text says that no report may say; null: nothing. */
export function bannedClaim(text: string): string | null {
  return BANNED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
