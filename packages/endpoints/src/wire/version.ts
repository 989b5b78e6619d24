import manifest from '../../package.json' with { type: 'json' };

/** The version of Theia, shown in `/health`, in every log line and in `meta` of every answer. */
export const THEIA_VERSION: string = manifest.version;
