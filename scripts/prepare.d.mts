/** The folder of the clone. */
export const root: string;
/** The pinned Node's program. */
export const pinnedNode: string;
/** Version of the pinned Node. */
export function pinnedVersion(): string;
