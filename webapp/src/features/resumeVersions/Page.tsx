import { Fragment } from 'react'

import type { ResumePage } from '@/api/resumeVersions'
import { ClaimPopover, type Claims } from '@/features/resumeVersions/Claim'
import {
  pieces,
  type EntryChanges,
  type LineChange,
  type PageChanges,
  type PageEntry,
} from '@/features/resumeVersions/pageChanges'
import type { Draft } from '@/features/resumeVersions/version'
import { classes } from '@/lib/classes'

type Waiting = { id: string; text: string; ids: string[] }
type Props = { page: ResumePage; draft: Draft; chosen: string; missing: string; photo: string } & {
  /** What waits for the person's answer: it is shown here and is in no file. */
  waiting: Waiting[]
  /** What has changed, marked in the lines; nothing of it is in the file. */
  changes?: PageChanges
  /** How what waits is answered; absent where the page is only shown. */
  claims?: Claims
}

/** The words of the resume as in its file. */
export function Page({ page, draft, chosen, waiting, missing, photo, changes, claims }: Props) {
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
                <Entry entry={entry} isProse={section.is_prose} chosen={chosen} changes={changes?.of.get(entry)} />
                {places.get(entry)?.map((claim) => (
                  <WaitingLine key={claim.id} {...claim} isChosen={claim.id === chosen} claims={claims} />
                ))}
              </div>
            ))}
          </section>
        ))}
        {changes?.gone.map((change, at) => (
          <p key={`${at} ${change.before}`} data-change={change.kind}>
            <Changed {...change} />
          </p>
        ))}
        {places.get(undefined)?.map((claim) => (
          <WaitingLine key={claim.id} {...claim} isChosen={claim.id === chosen} claims={claims} />
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

type EntryProps = { entry: PageEntry; isProse: boolean; chosen: string; changes: EntryChanges | undefined }

function Entry({ entry, isProse, chosen, changes }: EntryProps) {
  const headKind = kindOf(changes?.head)
  const lines = changes?.lines ?? entry.lines.map(({ id, text }) => ({ id, text, change: undefined }))
  const Line = isProse ? 'span' : 'li'
  const items = lines.map((line, place) => {
    const words = line.change ? <Changed {...line.change} /> : line.text
    return (
      <Line key={line.id || place} data-change={kindOf(line.change)}>
        {line.id !== '' && line.id === chosen ? <mark>{words}</mark> : words}
        {isProse && ' '}
      </Line>
    )
  })
  const isAlone = !entry.details && entry.lines.length === 0
  return (
    <>
      {(entry.title || entry.dates) && (
        <p className="line" data-change={headKind}>
          {headKind && <span className="sr-only">{`${names[headKind]}: `}</span>}
          {isAlone ? <span>{entry.title}</span> : <strong>{entry.title}</strong>}
          <span className="dates">{entry.dates}</span>
        </p>
      )}
      {entry.details && <p className="details">{entry.details}</p>}
      {items.length > 0 && (isProse ? <p>{items}</p> : <ul>{items}</ul>)}
    </>
  )
}

const names = { changed: 'Changed', left_out: 'Left out', added: 'Added' }

const kindOf = (change: LineChange | undefined) => (change && change.kind !== 'same' ? change.kind : undefined)

/** The words of a line, those that are gone struck and the new ones marked. */
function Changed({ kind, text, before }: LineChange) {
  if (kind === 'same') return text
  return (
    <>
      <span className="sr-only">{`${names[kind]}: `}</span>
      {pieces(before, text).map((piece, at) => (
        <Fragment key={`${at} ${piece.before}`}>
          {at > 0 && ' '}
          {piece.before === piece.now ? (
            piece.now
          ) : (
            <>
              {piece.before && <del>{piece.before}</del>}
              {piece.before && piece.now && ' '}
              {piece.now && <ins>{piece.now}</ins>}
            </>
          )}
        </Fragment>
      ))}
    </>
  )
}

/** Below which entry each of them stands; the last one takes what has no neighbor on the page. */
function placesOf(page: ResumePage, waiting: Waiting[]) {
  const entries = page.sections.flatMap((section) => section.entries)
  const places = new Map<PageEntry | undefined, Waiting[]>()
  for (const claim of waiting) {
    const beside = entries.find(({ lines }) => lines.some(({ id }) => claim.ids.includes(id))) ?? entries.at(-1)
    places.set(beside, [...(places.get(beside) ?? []), claim])
  }
  return places
}

type LineProps = Waiting & { isChosen: boolean; claims: Claims | undefined }

function WaitingLine({ id, text, isChosen, claims }: LineProps) {
  return (
    <>
      <button
        type="button"
        className="claim"
        aria-label={`Is it true? ${text}`}
        aria-expanded={isChosen}
        onClick={() => claims?.onChoose(isChosen ? '' : id)}
      >
        {text}
      </button>
      {isChosen && claims && <ClaimPopover {...claims} id={id} />}
    </>
  )
}
