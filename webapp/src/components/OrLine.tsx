/** A word between two ways to do the same thing. */
export const OrLine = ({ children }: { children: string }) => (
  <p className="my-4 flex items-center gap-3 text-12 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {children}
  </p>
)
