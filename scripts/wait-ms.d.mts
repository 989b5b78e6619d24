export const WAIT_MS: number;
export function measureWaitMs(): number;
