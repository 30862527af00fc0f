const warp = Array.from({ length: 13 }, (_, index) => 6 + index * 13)

/** The loom behind empty and failed states: waiting threads, or a broken one. Decoration. */
export function DrawnLoom({ state }: { state: 'waiting' | 'broken' }) {
  return (
    <svg aria-hidden viewBox="0 0 168 76" className="h-[76px] w-[168px]" fill="none" strokeLinecap="round">
      <g className="stroke-line-strong" strokeWidth="1.5" strokeLinecap="butt">
        {warp.map((x) => (
          <path key={x} d={`M${x} 0v76`} />
        ))}
      </g>
      {state === 'waiting' ? (
        <>
          <path d="M1 52C18 52 28 34 47 34" className="stroke-thread" strokeWidth="3.5" />
          <path d="M1 26C18 26 28 42 47 42" className="stroke-paper" strokeWidth="8" strokeLinecap="butt" />
          <path d="M1 26C18 26 28 42 47 42" className="stroke-brand" strokeWidth="3.5" />
          <path d="M56 38h100" className="stroke-line-control" strokeWidth="1.75" strokeDasharray="1 5.5" />
        </>
      ) : (
        <g className="stroke-brand">
          <path d="M1 38c28 0 42-12 70-12" strokeWidth="3.5" />
          <path d="M71 26c4 1 3 5 8 4" strokeWidth="1.75" />
          <path d="M98 50c28 0 42-12 70-12" strokeWidth="3.5" />
          <path d="M98 50c-4-1-3-5-8-4" strokeWidth="1.75" />
        </g>
      )}
    </svg>
  )
}
