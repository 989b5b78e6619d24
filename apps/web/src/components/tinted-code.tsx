const TINTED_CHARACTERS_MAX = 60_000;
const TOKENS = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![\w:./-])-?\d+(?:\.\d+)?\b)/g;

/** Names, texts and numbers told apart by colour; a very long text is left plain, so that it scrolls at once. */
export function TintedCode({ code }: { code: string }) {
  if (code.length > TINTED_CHARACTERS_MAX) return code;
  const parts = code.split(TOKENS);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const isText = part.startsWith('"') || part.startsWith("'");
    const isName = isText && parts[index + 1]?.startsWith(':');
    return (
      <span key={`${index}${part}`} className={isName ? 'text-ink' : isText ? 'text-accent' : 'text-sun'}>
        {part}
      </span>
    );
  });
}
