/** A text of the catalogue, whose words between backticks are code. */
export function MarkedText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={`${index}${part}`} className="field-word">
        {part}
      </code>
    ),
  );
}
