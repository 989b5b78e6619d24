/** An animated check mark, shown briefly after a card was saved. */
export function SavedCheck() {
  return (
    <span
      role="status"
      data-testid="card-saved"
      className="grid size-9 shrink-0 animate-rise place-items-center rounded-full bg-ok-wash text-ok"
    >
      <span className="sr-only">Card saved</span>
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m5 12.5 4.5 4.5L19 7.5" pathLength="1" strokeDasharray="1" className="animate-[draw_600ms_ease-out]" />
      </svg>
    </span>
  );
}
