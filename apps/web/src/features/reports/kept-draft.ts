import type { ReportPreview } from '@theia-astro/server/rules/operations/reports';
import { REPORT_KINDS } from '@theia-astro/server/rules/reports';
import { type Draft, NEW_DRAFT } from './draft.ts';

/** Named as what belongs to a session, so that it is deleted with it (`lib/auth/remnants.ts`). Only this tab has it. */
const STORAGE_KEY = 'sb-theia-report';

/** What waits while credit is added: what was typed, and how the report of it begins. */
export interface KeptDraft {
  readonly draft: Draft;
  /** Belongs to the draft; null: there is none yet, or the draft was changed. */
  readonly preview: ReportPreview | null;
}

const NOTHING: KeptDraft = { draft: NEW_DRAFT, preview: null };

/** Keeps a draft of this account until the session ends, in this tab. */
export function keepDraft(userId: string, kept: KeptDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, ...kept }));
  } catch {
    // Storage is blocked or full: the draft lives as long as the page.
  }
}

/** The kept draft; a new one where there is none. */
export function keptDraft(userId: string): KeptDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isKept(kept) && kept.userId === userId
      ? { draft: { ...NEW_DRAFT, ...kept.draft }, preview: hasId(kept.preview) ? kept.preview : null }
      : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isKept(kept: unknown): kept is KeptDraft & { userId: string } {
  if (typeof kept !== 'object' || kept === null) return false;
  const draft: unknown = Reflect.get(kept, 'draft');
  const preview: unknown = Reflect.get(kept, 'preview');
  if (typeof draft !== 'object' || draft === null || typeof preview !== 'object') return false;
  const kind: unknown = Reflect.get(draft, 'kind');
  return REPORT_KINDS.some((known) => known === kind) && typeof Reflect.get(draft, 'birth') === 'object';
}

const hasId = (preview: unknown): boolean =>
  typeof preview === 'object' && preview !== null && typeof Reflect.get(preview, 'id') === 'string';
