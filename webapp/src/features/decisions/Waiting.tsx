import { Skeleton } from '@/components/Skeleton'
import { Spinner } from '@/components/Spinner'

/** Placeholder rows, with the words that say what is loading. */
export function Waiting({ says }: { says: string }) {
  return (
    <div>
      <p className="border-b border-line px-5 py-3">
        <Spinner label={says} />
      </p>
      <div aria-hidden className="divide-y divide-line">
        {Array.from({ length: 5 }, (_, row) => (
          <div key={row} className="flex h-[59px] items-center gap-6 px-5">
            <Skeleton className="h-4 w-44" />
            <Skeleton faint className="h-4 w-28" />
            <Skeleton faint className="h-4 flex-1" />
            <Skeleton faint className="h-6.5 w-24" />
          </div>
        ))}
      </div>
    </div>
  )
}
