export interface AppConfig {
  supabaseUrl: string;
  supabasePublishableKey: string;
  mode: 'local' | 'production';
  /** Where the people who run this installation are written to. */
  supportEmail: string;
  features: Readonly<Record<string, boolean | string>>;
}

let pending: Promise<AppConfig> | undefined;

async function fetchConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw Object.assign(new Error(''), { status: response.status });
  return (await response.json()) as AppConfig;
}

/** What this installation tells its web app; asked once, and again after a failure. Throws what `errorMessage` puts into words. */
export function loadConfig(): Promise<AppConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
