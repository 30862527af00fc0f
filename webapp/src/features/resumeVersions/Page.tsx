import { Fragment } from 'react'

import type { ResumePage } from '@/api/resumes'
import type { Draft } from '@/features/resumeVersions/version'
import { classes } from '@/lib/classes'

type Entry = ResumePage['sections'][number]['entries'][number]
type Waiting = { id: string; text: string; ids: string[] }
type Props = { page: ResumePage; draft: Draft; chosen: string; missing: string; photo: string } & {
  /** What waits for the person's answer: it is shown here and is in no file. */
  waiting: Waiting[]
  onChoose?: (id: string) => void
}

/** The words of the resume as in its file. */
export function Page({ page, draft, chosen, waiting, missing, photo, onChoose }: Props) {
  const places = placesOf(page, waiting)
  return (
    <>
      <article
        className={classes('studio-page', draft.paper, draft.template, draft.accent)}
        aria-label="The page"
        lang={page.language}
      >
        {photo && draft.has_photo && <img src={`/api/me/career/photo?${photo}`} alt={page.name} className="photo" />}
        <h2>{page.name}</h2>
        <p className="contacts">{page.contacts.join('  |  ')}</p>
        {page.sections.map((section) => (
          <section key={section.heading}>
            <h3>{section.heading}</h3>
            {section.entries.map((entry, at) => (
              <div key={`${at} ${entry.title}`} className="entry">
                {(entry.title || entry.dates) && (
                  <p className="line">
                    {entry.details || entry.lines.length > 0 ? (
                      <strong>{entry.title}</strong>
                    ) : (
                      <span>{entry.title}</span>
                    )}
                    <span className="dates">{entry.dates}</span>
                  </p>
                )}
                {entry.details && <p className="details">{entry.details}</p>}
                {section.is_prose ? (
                  <p>
                    {entry.lines.map((line) => (
                      <Fragment key={line.id}>
                        <Words {...line} chosen={chosen} />{' '}
                      </Fragment>
                    ))}
                  </p>
                ) : (
                  entry.lines.length > 0 && (
                    <ul>
                      {entry.lines.map((line, place) => (
                        <li key={line.id || place}>
                          <Words {...line} chosen={chosen} />
                        </li>
                      ))}
                    </ul>
                  )
                )}
                {places.get(entry)?.map((claim) => (
                  <Claim key={claim.id} {...claim} onChoose={onChoose} />
                ))}
              </div>
            ))}
          </section>
        ))}
        {places.get(undefined)?.map((claim) => (
          <Claim key={claim.id} {...claim} onChoose={onChoose} />
        ))}
      </article>
      {missing && (
        <p role="status" className="studio-note text-12 text-weak">
          {`A PDF cannot show these letters, because the server has no font for them: ${[...missing].slice(0, 20).join(' ')}. A Word file can.`}
        </p>
      )}
      {waiting.length > 0 && (
        <p className="studio-note text-12 text-ink-soft">
          {waiting.length === 1
            ? 'One sentence waits for your answer and is in no file.'
            : `${waiting.length} sentences wait for your answer and are in no file.`}
        </p>
      )}
    </>
  )
}

function Words({ id, text, chosen }: { id: string; text: string; chosen: string }) {
  return id !== '' && id === chosen ? <mark>{text}</mark> : text
}

/** Below which entry each of them stands; the last one takes what has no neighbor on the page. */
function placesOf(page: ResumePage, waiting: Waiting[]) {
  const entries = page.sections.flatMap((section) => section.entries)
  const places = new Map<Entry | undefined, Waiting[]>()
  for (const claim of waiting) {
    const beside = entries.find(({ lines }) => lines.some(({ id }) => claim.ids.includes(id))) ?? entries.at(-1)
    places.set(beside, [...(places.get(beside) ?? []), claim])
  }
  return places
}

function Claim({ id, text, onChoose }: Waiting & { onChoose?: (id: string) => void }) {
  return (
    <button type="button" className="claim" aria-label={`Is it true? ${text}`} onClick={() => onChoose?.(id)}>
      {text}
    </button>
  )
}
