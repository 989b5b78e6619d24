import type { CalculationContext, Endpoint } from '@theia/endpoints/endpoint';

/** Runs the examples of the paid endpoints round by round until the time is used up, so that the first callers meet compiled code. */
export function warmUp(catalog: readonly Endpoint[], context: Pick<CalculationContext, 'ephemeris' | 'places'>, milliseconds: number): void {
  const untilMs = performance.now() + milliseconds;
  const paid = catalog.filter((endpoint) => endpoint.name !== 'me' && !endpoint.open);
  let round = 0;
  while (paid.length > 0 && performance.now() < untilMs) {
    const { example, ...endpoint } = paid[round % paid.length]!;
    round += 1;
    JSON.stringify(endpoint.calculate({ ...context, nowMs: example.nowMs, account: null }, endpoint.parse(example.request, example.nowMs)));
  }
}
