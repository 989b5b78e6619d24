import { useDeferredValue } from 'react';

const TINTED_CHARACTERS_MAX = 60_000;
/** Of more, only the lines near the window are laid out, and the colours come when the text is shown. */
const SHORT_CHARACTERS_MAX = 4_000;
const LINES_PER_PART = 40;
const TOKENS = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![\w:./-])-?\d+(?:\.\d+)?\b)/g;

function tinted(code: string) {
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

function Long({ code }: { code: string }) {
  const isTinted = useDeferredValue(code.length <= TINTED_CHARACTERS_MAX, false);
  const lines = code.split('\n');
  return Array.from({ length: Math.ceil(lines.length / LINES_PER_PART) }, (_, part) => {
    const own = lines.slice(part * LINES_PER_PART, (part + 1) * LINES_PER_PART);
    const text = own.join('\n');
    return (
      <span
        key={part}
        className="laid-out-when-near block"
        style={{ containIntrinsicBlockSize: `auto calc(${own.length} * 1lh)` }}
      >
        {isTinted ? tinted(text) : text}
      </span>
    );
  });
}

/** Highlights names, strings and numbers by colour. A very long text stays plain. Its parent must keep line breaks. */
export function TintedCode({ code }: { code: string }) {
  return code.length <= SHORT_CHARACTERS_MAX ? tinted(code) : <Long code={code} />;
}
