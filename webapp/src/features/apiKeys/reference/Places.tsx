import { Chip } from '@/components/Chip'
import { Marked } from '@/features/apiKeys/reference/Marked'
import type { Place } from '@/rules/apiReference'

/** What a call takes in one part of it: name, type, meaning. */
export function Places({ title, places }: { title: string; places: readonly Place[] }) {
  if (places.length === 0) return null
  return (
    <>
      <h3 className="mt-6 border-b border-line pb-2 text-13 font-strong">{title}</h3>
      <dl>
        {places.map((place) => (
          <div key={place.name} className="api-place">
            <dt>
              <code className="font-label wrap-anywhere">{place.name}</code>
              {place.isNeeded && <span className="block text-12 text-weak">required</span>}
            </dt>
            <dd className="min-w-0 text-ink-soft">
              {place.choices.length > 0 ? (
                <span className="flex flex-wrap items-center gap-1.5">
                  One of
                  {place.choices.map((choice) => (
                    <Chip key={choice}>
                      <code>{choice}</code>
                    </Chip>
                  ))}
                </span>
              ) : (
                place.kind
              )}
              <span className="block text-ink">
                <Marked text={place.about} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
