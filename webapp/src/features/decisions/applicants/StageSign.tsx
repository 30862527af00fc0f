/** How far a stage is on the way to a decision: a ring that fills; the first one is dashed. */
export function StageSign({ at, of }: { at: number; of: number }) {
  const part = (at / of) * 2 * Math.PI * 3
  return (
    <svg aria-hidden viewBox="0 0 14 14" fill="none" stroke="currentColor" className="size-3.5 shrink-0 text-brand">
      <circle cx="7" cy="7" r="6" strokeWidth="1.5" strokeDasharray={at === 0 ? '2 1.8' : undefined} />
      {at > 0 && (
        <circle cx="7" cy="7" r="1.5" strokeWidth="3" strokeDasharray={`${part / 2} 99`} transform="rotate(-90 7 7)" />
      )}
    </svg>
  )
}
