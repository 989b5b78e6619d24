export const LOAD_FAILED = 'Failed to load API key. Please try again.';
export const REGENERATE_FAILED = 'Failed to regenerate API key. Please try again.';
export const SWITCH_FAILED = 'Failed to update API key status. Please try again.';
/** When the server said nothing of use. */
export const REGENERATE_FAILED_SILENTLY = 'Failed to regenerate API key.';
export const RETRY_MS = 3000;
