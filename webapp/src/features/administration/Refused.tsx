/** The choice of refusals alone, with how many there are. */
export const Refused = ({ count = 0 }: { count?: number }) => (
  <>Refused {count > 0 && <span className="text-weak tabular-nums">{count}</span>}</>
)
