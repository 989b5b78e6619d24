/** The folder of the clone. */
export const root: string;
/** The pinned Node's program. */
export const pinnedNode: string;
/** Writes the generated sources when what they are made from has changed. */
export function generate(names?: readonly string[]): Promise<void>;
/** Version of the pinned Node. */
export function pinnedVersion(): string;
/** Node to run the server on where the pinned one is not installed; null if this one does not fit. */
export function runtimeNode(version?: string, program?: string): string | null;
