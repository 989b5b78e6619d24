/** A bounded cache: the least recently used value is dropped first. Values are not copied, so they must not change. */
export class RecentlyUsed<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #most: number;

  /** @param most number of values to keep */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  set(key: string, value: Value): void {
    this.#kept.set(key, value);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!);
  }
}
