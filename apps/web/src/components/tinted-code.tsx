const TINTED_CHARACTERS_MAX = 60_000;
const TOKENS = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![\w:./-])-?\d+(?:\.\d+)?\b)/g;

/** Highlights names, strings and numbers by colour. A very long text stays plain, so that it scrolls smoothly. */
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
