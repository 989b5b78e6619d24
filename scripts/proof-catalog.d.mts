export interface Proof {
  readonly name: string;
  readonly guarantees: string;
  readonly needs: readonly string[];
  readonly minutes: number;
  readonly paths: readonly string[];
  readonly tests?: RegExp;
  readonly within: RegExp;
  readonly environment?: Readonly<Record<string, string>>;
}
export const PROOFS: readonly Proof[];
export const NEEDS: Readonly<Record<string, unknown>>;
export function filesOf(root: string, proof: Proof): string[];
