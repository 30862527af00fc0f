import { Fragment } from 'react'

import type { ResumePage } from '@/api/resumes'
import type { Draft } from '@/features/resumeVersions/version'
import { classes } from '@/lib/classes'

type Props = { page: ResumePage; draft: Draft; chosen: string; waiting: number; missing: string; photo: string }

/** The words of the resume as in its file. */
export function Page({ page, draft, chosen, waiting, missing, photo }: Props) {
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
              </div>
            ))}
          </section>
        ))}
      </article>
      {missing && (
        <p role="status" className="studio-note text-12 text-weak">
          {`A PDF cannot show these letters, because the server has no font for them: ${[...missing].slice(0, 20).join(' ')}. A Word file can.`}
        </p>
      )}
      {waiting > 0 && (
        <p className="studio-note text-12 text-ink-soft">
          {waiting === 1 ? 'One sentence waits for your answer' : `${waiting} sentences wait for your answer`} and
          {waiting === 1 ? ' is' : ' are'} not on the page.
        </p>
      )}
    </>
  )
}

function Words({ id, text, chosen }: { id: string; text: string; chosen: string }) {
  return id !== '' && id === chosen ? <mark>{text}</mark> : text
}
