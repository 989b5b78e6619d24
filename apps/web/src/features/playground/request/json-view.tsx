import { useId, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import type { Fields } from '../form/model.ts';
import { printed, readPrinted } from './build-request.ts';

interface JsonViewProps {
  fields: Fields;
  onFields: (fields: Fields) => void;
  /** The fault of the text as a request; null if it is one. */
  problem: string | null;
  onProblem: (problem: string | null) => void;
}

/** The request as JSON, to be edited by hand. The form shows what it knows of it, and keeps the rest. */
export function JsonView({ fields, onFields, problem, onProblem }: JsonViewProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => printed(fields));
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="sr-only">
        Request, as JSON
      </label>
      <textarea
        id={id}
        value={typed}
        spellCheck={false}
        autoCapitalize="none"
        rows={Math.min(32, Math.max(12, typed.split('\n').length + 1))}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readPrinted(target.value);
          if ('problem' in read) onProblem(read.problem);
          else {
            onProblem(null);
            onFields(read.fields);
          }
        }}
        className={cn(
          'w-full resize-y rounded-xl border bg-surface p-4 font-mono text-[0.8125rem] leading-relaxed',
          problem === null ? 'border-line-strong' : 'border-bad',
        )}
      />
      <p
        id={`${id}-problem`}
        role="alert"
        className={cn('text-[0.8125rem] font-medium text-bad', problem === null && 'hidden')}
      >
        {problem}
      </p>
    </div>
  );
}
