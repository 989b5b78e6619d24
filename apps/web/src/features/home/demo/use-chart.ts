import { useEffect, useRef, useState } from 'react';
import { type Birth, type BirthProblems, birthProblems } from '@/components/birth/birth.ts';
import type { NatalAnswer } from '@/components/birth/natal-answer.ts';
import { EXAMPLE } from './example.ts';
import { ChartRejected, type System, tryChart } from './try-chart.ts';

export interface ShownChart {
  readonly birth: Birth;
  readonly system: System;
  readonly answer: NatalAnswer;
  /** The answer as it came, with line breaks. */
  readonly json: string;
}

export interface ChartState {
  /** The chosen one; the other one stays shown until its chart is there. */
  readonly system: System;
  readonly busy: boolean;
  /** How often a birth was rejected. Each time the first field with a fault gets the focus. */
  readonly rejections: number;
  /** Null: still the example of the prerendered page. */
  readonly shown: ShownChart | null;
  readonly problems: BirthProblems;
  /** What is wrong apart from the fields. */
  readonly failure: { readonly message: string; readonly limited: boolean } | null;
  readonly see: (birth: Birth) => void;
  /** Computes what is shown without an answer, the example. */
  readonly compute: () => void;
  readonly setSystem: (system: System) => void;
  /** These fields were changed: their faults are shown again when they are sent. */
  readonly forgive: (names: readonly (keyof BirthProblems)[]) => void;
}

function readChart(birth: Birth, system: System, text: string): ShownChart {
  const answer = JSON.parse(text) as NatalAnswer;
  return { birth, system, answer, json: JSON.stringify(answer, null, 2) };
}

/** The chart of what a visitor typed. What was computed for a birth is kept until another one is sent, in this page only. */
export function useChart(): ChartState {
  const [system, setSystem] = useState<System>('western');
  const [charts, setCharts] = useState<Partial<Record<System, ShownChart>>>({});
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<BirthProblems>({});
  const [failure, setFailure] = useState<ChartState['failure']>(null);
  const [rejections, setRejections] = useState(0);
  const sent = useRef<Birth>(EXAMPLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reject = (found: BirthProblems) => {
    setProblems(found);
    if (Object.keys(found).length > 0) setRejections((before) => before + 1);
  };
  const ask = async (
    birth: Birth,
    wanted: System,
    known: Partial<Record<System, ShownChart>> = {},
    before: System = wanted,
  ) => {
    running.current?.abort();
    const leaving = new AbortController();
    running.current = leaving;
    setBusy(true);
    setFailure(null);
    try {
      const chart = readChart(birth, wanted, await tryChart(birth, wanted, leaving.signal));
      if (leaving.signal.aborted) return;
      sent.current = birth;
      setCharts({ ...known, [wanted]: chart });
    } catch (error) {
      if (leaving.signal.aborted) return;
      setSystem(before);
      const rejected = error instanceof ChartRejected ? error : new ChartRejected('The chart could not be read.');
      reject(rejected.problems);
      if (rejected.message !== '') setFailure({ message: rejected.message, limited: rejected.limited });
    }
    setBusy(false);
  };

  return {
    system,
    busy,
    rejections,
    shown: charts[system] ?? charts.western ?? charts.vedic ?? null,
    problems,
    failure,
    see: (birth) => {
      const found = birthProblems(birth);
      reject(found);
      setFailure(null);
      if (Object.keys(found).length === 0) void ask(birth, system);
    },
    compute: () => void ask(sent.current, system),
    setSystem: (wanted) => {
      setSystem(wanted);
      if (charts[wanted] === undefined) void ask(sent.current, wanted, charts, system);
    },
    forgive: (names) => {
      if (names.some((name) => problems[name] !== undefined))
        setProblems(
          Object.fromEntries(Object.entries(problems).filter(([name]) => !names.some((one) => one === name))),
        );
    },
  };
}
