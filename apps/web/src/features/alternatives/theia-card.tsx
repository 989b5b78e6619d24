import { counts } from 'virtual:figures';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { THEIA, THEIA_FORM } from './alternatives.ts';
import { type Sentence, theiaHas, theiaLacks } from '@/lib/theia-facts.ts';

function List({ title, sentences }: { title: string; sentences: readonly Sentence[] }) {
  return (
    <div>
      <h3 className="font-semibold text-ink">{title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5">
        {sentences.map((pieces, index) => (
          <li key={index}>
            {pieces.map((piece) =>
              typeof piece === 'string' ? (
                piece
              ) : (
                <TextLink key={piece.to} to={piece.to}>
                  {piece.label}
                </TextLink>
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What this list measures Theia by: taken from the catalogue and the offer, so that it stays true. */
export function TheiaCard() {
  return (
    <Card id={THEIA} aria-labelledby="theia-title" className="scroll-mt-24 pb-6">
      <CardHeader id="theia-title" title="Theia" description={THEIA_FORM} />
      <div className="grid gap-x-10 gap-y-5 px-5 pt-5 text-sm text-ink-soft sm:grid-cols-2 sm:px-6">
        <List title="Lacks" sentences={theiaLacks(counts).map((text) => [text])} />
        <List title="Has" sentences={theiaHas(counts)} />
      </div>
    </Card>
  );
}
