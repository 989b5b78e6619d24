import { runCli } from '../cli/run.ts';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Returns a function that runs a command of the operator, beside a server of the test that has this data folder. */
export function commandLine({
  dataDir,
  workingDirectory,
}: {
  readonly dataDir: string;
  readonly workingDirectory: string;
}) {
  return async (...words: string[]): Promise<Outcome> => {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runCli(words, {
      environment: { THEIA_DATA_DIR: dataDir },
      workingDirectory,
      print: (line) => out.push(line),
      complain: (line) => err.push(line),
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
}
