import { useEffect, useRef, useState } from 'react';
import { PartMissing } from '@/components/ui/part-missing.tsx';
import { usePart } from '@/lib/use-part.ts';
import { FormPlace } from './form-columns.tsx';

const loadForm = () => import('./chart-form.tsx');

/** True once the reader has come to the element. */
function useReached() {
  const element = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (reached || target === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setReached(true),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [reached]);
  return { element, reached };
}

/** A visitor types a birth and sees its chart, without an account. The form is loaded when the reader comes to it; its place is kept. */
export function YourChart() {
  const { element, reached } = useReached();
  const form = usePart(loadForm, reached);
  return (
    <section id="your-chart" aria-labelledby="your-chart-title" className="scroll-mt-16 border-b border-line">
      <div className="page-width py-16 sm:py-20">
        <h2 id="your-chart-title" className="text-title">
          Try it with your birth data
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-muted">
          Date, time and place, as people say them. The chart is drawn from the same answer that a call gets. No account
          needed.
        </p>
        <div ref={element} aria-busy={reached && form.status === 'loading'} className="mt-10">
          {form.status === 'loaded' ? <form.part.ChartForm /> : null}
          {form.status === 'loading' ? <FormPlace /> : null}
          {form.status === 'failed' ? (
            <PartMissing reason={form.reason} retry={form.retry} className="min-h-64" />
          ) : null}
        </div>
      </div>
    </section>
  );
}
