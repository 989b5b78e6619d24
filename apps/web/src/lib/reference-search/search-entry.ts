/** Something the reference can be searched for. */
export interface SearchEntry {
  readonly kind: 'endpoint' | 'field' | 'error' | 'page';
  readonly title: string;
  readonly text: string;
  /** Pages that have it, each with the anchor on it; an error or a page has one. */
  readonly places: readonly { readonly page: string; readonly anchor: string }[];
}
