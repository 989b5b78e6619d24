declare module 'virtual:reference' {
  import type { EndpointPage, Objects, OperationEntry } from '@/features/reference/model.ts';
  type Known = Pick<EndpointPage, 'name' | 'path' | 'title' | 'tag'>;
  /** Every path of the API, by tag: what its page's address and its place in a list are made of. */
  export const endpoints: readonly (Known & {
    readonly operations: readonly Pick<OperationEntry, 'id' | 'method'>[];
  })[];
  export const tags: readonly { readonly name: string; readonly description: string }[];
  /** Loads the page of an endpoint by its name, with the objects at its top. */
  export const loaders: Readonly<Record<string, () => Promise<{ readonly page: EndpointPage }>>>;
  /** Loads all objects of the page of an endpoint. */
  export const fieldLoaders: Readonly<Record<string, () => Promise<{ readonly objects: Objects }>>>;
}
declare module 'virtual:reference-descriptions' {
  export const descriptions: Readonly<Record<string, string>>;
}
declare module 'virtual:reference-search' {
  import type { SearchEntry } from '@/lib/reference-search/search-entry.ts';
  export const entries: readonly SearchEntry[];
}
declare module 'virtual:reference-conventions' {
  import type { Block } from '@/components/prose/blocks.ts';
  export const blocks: readonly Block[];
}
declare module 'virtual:reference-changelog' {
  import type { Block } from '@/components/prose/blocks.ts';
  export const blocks: readonly Block[];
}
