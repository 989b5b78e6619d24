import { errorMessage } from '../error-message.ts';
import { failureToast } from '../toast.ts';

/** The failure messages of a server operation. */
export interface OperationMeta extends Record<string, unknown> {
  /** Shown when the failure has no message for users. */
  failed: string;
  /** Shown when the thrown value is not an Error. */
  failedOddly?: string;
  /** True if the form shows the failure beside its fields, so no notification is shown. */
  shownInForm?: boolean;
}

/** A failure with its own title and text, which are shown unchanged. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  readonly title: string;
  constructor(title: string, text: string) {
    super(text);
    this.title = title;
  }
}

/** The user cancelled: nothing was changed, and no message is needed. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** The message of a failure for users. */
export function failureText(thrown: unknown, meta: OperationMeta | undefined): string {
  if (thrown instanceof Rejection) return thrown.message;
  const fallback = thrown instanceof Error ? meta?.failed : (meta?.failedOddly ?? meta?.failed);
  return errorMessage(thrown, fallback ?? 'Please try again.');
}

/** The only place where a failure becomes a notification, whether of an operation or of the browser itself. */
export function notifyFailure(thrown: unknown, meta?: OperationMeta): void {
  if (thrown instanceof Cancelled || meta?.shownInForm) return;
  failureToast(thrown instanceof Rejection ? thrown.title : 'Error', failureText(thrown, meta));
}
