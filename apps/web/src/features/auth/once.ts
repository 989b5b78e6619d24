/** Runs once per argument, however often a component mounts: one-time tokens cannot be redeemed twice. */
export function once<Result>(ask: (argument: string) => Promise<Result>): (argument: string) => Promise<Result> {
  const answers = new Map<string, Promise<Result>>();
  return (argument) => {
    const known = answers.get(argument);
    if (known) return known;
    const answer = ask(argument);
    answers.set(argument, answer);
    return answer;
  };
}
