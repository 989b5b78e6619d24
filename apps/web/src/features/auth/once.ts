/**
 * Runs once per argument, however often a component mounts: one-time tokens cannot be redeemed twice.
 * @param isFinal false for a result after which it may be asked again, because nothing was redeemed
 */
export function once<Result>(
  ask: (argument: string) => Promise<Result>,
  isFinal: (result: Result) => boolean,
): (argument: string) => Promise<Result> {
  const answers = new Map<string, Promise<Result>>();
  return (argument) => {
    const known = answers.get(argument);
    if (known) return known;
    const answer = ask(argument);
    answers.set(argument, answer);
    void answer.then((result) => isFinal(result) || answers.delete(argument));
    return answer;
  };
}
