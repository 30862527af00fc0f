/** Two small crossing threads: they mark text written by a model or by our own writer, not by a person. */
export function AiSign({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      className={className ?? 'size-[13px]'}
    >
      <path d="M1.5 4.5c5 0 8 7 13 7" stroke="currentColor" />
      <path d="M1.5 11.5c2.3 0 4-1.4 5.4-3M9.2 6.6c1.5-1.3 3.1-2.1 5.3-2.1" stroke="currentColor" />
    </svg>
  )
}
