import '@/components/formChips.css'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { FormNotice } from '@/components/FormNotice'
import { Quote } from '@/components/Quote'
import { ScanNotice } from '@/components/ScanNotice'
import type { Career, Disagreement, Section } from '@/api/careers'
import { sections, summaryOf, type Entry } from '@/features/careers/sections'
import { counted } from '@/rules/figures'

type Props = {
  name: string
  career: Career
  excess: string[]
  disagreements: Disagreement[]
  isScan: boolean
  /** The person's name, where no entry gives it yet. */
  ownName: string
  onName: (isTaken: boolean) => void
  onAdd: (section: Section, entry: Entry) => void
  onAddAll: () => void
  onDrop: (section: Section, entry: Entry) => void
  onAddSkills: () => void
  /** Leaves out all skills but these. */
  onKeepSkills: (skills: Skill[]) => void
}

type Skill = Career['skills'][number]

/** Words that say more than a skill, such as a list of several, each once. */
const quotesOf = (skills: Skill[], firstOf: ReadonlyMap<string, string>) =>
  new Set(
    skills.flatMap(({ id, name, sources }) =>
      sources.map(({ words }) => words).filter((words) => words.trim() !== name && firstOf.get(words) === id),
    ),
  )

/** What a document says that the career lacks, each value with its words; nothing is added before the person says so. */
export function Suggestions({
  name,
  career,
  excess,
  disagreements,
  isScan,
  ownName,
  onName,
  onAdd,
  onAddAll,
  onDrop,
  onAddSkills,
  onKeepSkills,
}: Props) {
  const listed = sections.flatMap(({ section, title, fields }) =>
    (career[section] as Entry[]).map((entry) => ({ section, title, entry, fields })),
  )
  const others = listed.filter(({ section }) => section !== 'skills')
  const count = disagreements.length
  const additions = listed.length + (ownName ? 1 : 0)
  if (additions + count === 0) return null
  // Words that say several things, such as a list of skills, stand below the first of them.
  const firstOf = new Map<string, string>()
  for (const { entry } of listed.toReversed()) for (const { words } of entry.sources) firstOf.set(words, entry.id)
  return (
    <Card aria-label="To review" className="mb-4">
      <CardHead
        title="To review"
        lead={name && `Read in ${name}`}
        actions={
          additions > 0 && (
            <Button size="small" variant="primary" onClick={onAddAll}>
              {additions === 1 ? 'Add it' : `Add all ${additions}`}
            </Button>
          )
        }
      />
      {excess.length > 0 && (
        <FormNotice tone="medium" className="m-4">
          {`${excess.join(' ')} What has no room stays here until you remove something or leave it out.`}
        </FormNotice>
      )}
      {count > 0 && (
        <FormNotice tone="medium" className="m-4">
          {count === 1
            ? 'One value is not as in your career. It is marked in its entry below.'
            : `${count} values are not as in your career. They are marked in their entries below.`}
        </FormNotice>
      )}
      {isScan && <ScanNotice className="m-4" />}
      <ul>
        {ownName && <Row title="Your name" words={ownName} onAdd={() => onName(true)} onDrop={() => onName(false)} />}
        {others.map(({ section, title, entry, fields }) => {
          const deeds = (entry.deeds ?? []) as { id: string; text: string }[]
          const words = summaryOf(entry, fields)
          const texts = new Set(deeds.map((deed) => deed.text)) // which are listed below
          const ownQuotes = entry.sources
            .map((source) => source.words)
            .filter((quote) => firstOf.get(quote) === entry.id)
          const quotes = new Set(ownQuotes.filter((quote) => !texts.has(quote)))
          return (
            <Row
              key={entry.id}
              {...{ title, words }}
              onAdd={() => onAdd(section, entry)}
              onDrop={() => onDrop(section, entry)}
            >
              {[...quotes].map((quote) => (
                <Quote key={quote}>{quote}</Quote>
              ))}
              <ul className="mt-1 list-disc pl-5 text-ink-soft">
                {deeds.map((deed) => (
                  <li key={deed.id}>{deed.text}</li>
                ))}
              </ul>
            </Row>
          )
        })}
        {career.skills.length > 0 && (
          <Row
            title="Skills"
            words={counted(career.skills.length, 'skill')}
            onAdd={onAddSkills}
            onDrop={() => onKeepSkills([])}
          >
            <ul className="mt-1 flex flex-wrap gap-1.5">
              {career.skills.map((skill) => (
                <li key={skill.id} className="form-chip">
                  <span className="truncate">{skill.name}</span>
                  <button
                    type="button"
                    aria-label={`Leave out ${skill.name}`}
                    onClick={() => onKeepSkills(career.skills.filter((item) => item !== skill))}
                  >
                    <X aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
            {[...quotesOf(career.skills, firstOf)].map((quote) => (
              <Quote key={quote}>{quote}</Quote>
            ))}
          </Row>
        )}
      </ul>
    </Card>
  )
}

type RowProps = { title: string; words: string; onAdd: () => void; onDrop: () => void; children?: ReactNode }

/** One value: which it is, and whether the person takes it. */
function Row({ title, words, onAdd, onDrop, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-60 flex-1 text-13">
        <p className="text-12 text-ink-faint">{title}</p>
        <p className="font-label wrap-anywhere">{words}</p>
        {children}
      </div>
      <Button size="small" aria-label={`Add ${words}`} onClick={onAdd}>
        Add
      </Button>
      <Button size="small" variant="quiet" aria-label={`Leave out ${words}`} onClick={onDrop}>
        Leave out
      </Button>
    </li>
  )
}
