import manifest from '../../package.json' with { type: 'json' };

/** Theia's own version, as `/health`, every log line and every answer's `meta` tell it. */
export const THEIA_VERSION: string = manifest.version;
