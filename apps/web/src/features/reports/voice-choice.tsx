import type { Draft } from './draft.ts';

interface VoiceChoiceProps {
  voice: Draft['voice'];
  onVoice: (voice: Draft['voice']) => void;
}

/** Whether the operator's language model writes the report anew. */
export function VoiceChoice({ voice, onVoice }: VoiceChoiceProps) {
  return (
    <label className="flex items-start gap-2.5 text-sm text-ink-soft">
      <input
        type="checkbox"
        checked={voice === 'model'}
        onChange={(event) => onVoice(event.target.checked ? 'model' : 'composed')}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span>
        In one voice, by a language model
        <span className="block text-[0.8125rem] text-ink-muted">
          At the same price, in a minute or two. It is told the placements, never names, places or dates of birth. What
          it writes is checked against the chart; if it does not pass, you get the report as it was composed.
        </span>
      </span>
    </label>
  );
}
