import { classes } from '@/lib/classes'

/** Three bars of growing height, as many of them filled as the level is high. */
export function LevelBars({ filled }: { filled: 1 | 2 | 3 }) {
  return (
    <span className="flex h-3.5 items-end gap-[3px]">
      {['h-1.5', 'h-2.5', 'h-3.5'].map((height, at) => (
        <span
          key={height}
          className={classes('w-1 rounded-[1px]', height, at < filled ? 'bg-brand' : 'bg-line-strong')}
        />
      ))}
    </span>
  )
}
