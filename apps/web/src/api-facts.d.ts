declare module 'virtual:api-facts' {
  export interface EndpointFacts {
    name: string;
    path: string;
    methods: readonly ('GET' | 'POST')[];
    summary: string;
    /** Values of `request` on POST /swiss. */
    requestWords: readonly string[];
    /** The smallest plan that includes its example request; null: it is always paid from the wallet. */
    plan: 'starter' | 'growth' | 'professional' | null;
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

declare module 'virtual:figures' {
  /** What the API has, counted in its code. */
  export const counts: import('@/lib/theia-facts.ts').Counts & { readonly places: number };
  /** Of what `npm run bench -- publish` measured last. */
  export const speed: {
    readonly natalUs: number;
    /** How many times as long the bare engine takes. */
    readonly natalRatio: number;
    /** Processor time of a paid natal call over HTTP, everything included. */
    readonly paidCallUs: number;
  };
}

declare module 'virtual:key-products' {
  /** What a key can be limited to. */
  export const keyProducts: readonly string[];
}

declare module 'virtual:examples' {
  export interface Example {
    request: Readonly<Record<string, unknown>>;
    /** Shortened, as JSON text. */
    response: string;
  }
  export const natalExample: Example;
  export const bodyMatrixExample: Example;
}
