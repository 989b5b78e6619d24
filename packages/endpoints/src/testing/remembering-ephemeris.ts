import type { Ephemeris } from '@theia-astro/astro/ephemeris';

/**
 * An ephemeris that answers from memory what it was asked before: for tests that compute the same chart many times and are about what is shown of it.
 * It remembers for as long as it lives; what throws is asked again.
 */
export function rememberingEphemeris(ephemeris: Ephemeris): Ephemeris {
  const remember = (ask: (...question: unknown[]) => unknown): typeof ask => {
    const answers = new Map<string, unknown>();
    return (...question) => {
      const name = JSON.stringify(question);
      if (!answers.has(name)) answers.set(name, Reflect.apply(ask, ephemeris, question));
      return answers.get(name);
    };
  };
  return Object.fromEntries(
    Object.entries(ephemeris).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'function' ? remember(value as Parameters<typeof remember>[0]) : value,
    ]),
  ) as unknown as Ephemeris;
}
