declare module 'virtual:api-facts' {
  export interface EndpointFacts {
    name: string;
    path: string;
    methods: readonly ('GET' | 'POST')[];
    summary: string;
    /** Values of `request` on POST /swiss. */
    requestWords: readonly string[];
    /** The smallest plan that includes its example request. */
    plan: 'starter' | 'growth' | 'professional';
    priceTier: string | null;
    free: boolean;
  }
  /** An error code of the API, its meaning and how to fix it. */
  export interface ProblemFacts {
    readonly code: string;
    readonly status: number;
    readonly title: string;
    readonly meaning: string;
    readonly cure: string;
  }
  export const problems: readonly ProblemFacts[];
  export const endpoints: readonly EndpointFacts[];
}

declare module 'virtual:examples' {
  export interface Example {
    request: Readonly<Record<string, unknown>>;
    /** Shortened, as JSON text. */
    response: string;
  }
  export const natalExample: Example;
  export const shortNatalExample: Example;
  export const bodyMatrixExample: Example;
}
