declare module 'virtual:home-example' {
  /** The response to the call for the example birth, shortened, as JSON text. */
  export const response: string;
  /** Headers of that response, one a line. */
  export const headers: string;
}
declare module 'virtual:home-wheel' {
  /** The wheel of the example birth, as SVG. */
  export const wheel: string;
}
declare module 'virtual:home-passage' {
  interface Paragraph {
    readonly text: string;
    readonly notes: readonly string[];
  }
  /** A part of a sample report. */
  export const passage: {
    readonly id: string;
    readonly title: string;
    readonly words: number;
    readonly opening: Paragraph;
    readonly section: string;
    readonly paragraph: Paragraph;
  };
}
