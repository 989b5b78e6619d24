/** Something the command menu can do. */
export interface Command {
  /** Stays the same between visits: recent commands are remembered by it. */
  readonly id: string;
  readonly title: string;
  /** What it is, at the end of its line. */
  readonly kind: 'Page' | 'Action' | 'Key' | 'Call' | 'Docs' | 'Endpoint' | 'Error';
  /** Other words that find it. */
  readonly words?: string;
  /** A second line. */
  readonly text?: string;
  /** Where it leads, or what it does. */
  readonly to?: string;
  readonly run?: () => void | Promise<void>;
}
