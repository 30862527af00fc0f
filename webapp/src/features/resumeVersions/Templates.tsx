import { ArrowLeft, Check, Maximize2, ScanText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { useReadBackQuery, type ShownResume } from '@/api/resumeVersions'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { PageLooks } from '@/features/resumeVersions/Looks'
import { Page } from '@/features/resumeVersions/Page'
import { templates, type Draft } from '@/features/resumeVersions/version'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

type Template = Draft['template']
type Props = { resume: ShownResume; draft: Draft; onUse: (template: Template) => void } & {
  onChange: (part: Partial<Draft>) => void
  onClose: () => void
}

/** All templates with the person's own words; what is said of each comes from its file. */
export function Templates({ resume, draft, onUse, onChange, onClose }: Props) {
  // One file after the other: the server refuses somebody who has many read at once.
  const [countRead, setCountRead] = useState(0)
  const [whole, setWhole] = useState<Template | null>(null)
  return (
    <Dialog
      open
      wide="broad"
      title="Templates"
      lead="The same words in each. We make each file now, and read it back."
      onOpenChange={(open) => !open && onClose()}
    >
      <PageLooks draft={draft} language={resume.page.language} onChange={onChange} />
      {whole && (
        <WholePage {...{ template: whole, resume, draft }} onUse={() => onUse(whole)} onBack={() => setWhole(null)} />
      )}
      {/* It stays below the whole page, so that its files are not read again. */}
      <ul className="templates" hidden={whole !== null}>
        {(Object.keys(templates) as Template[]).map((template, at) => (
          <Choice
            key={template}
            {...{ template, resume, draft, onUse }}
            onWhole={() => setWhole(template)}
            waits={at > countRead}
            onRead={() => setCountRead((count) => Math.max(count, at + 1))}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type ChoiceProps = Omit<Props, 'onChange' | 'onClose'> & {
  template: Template
  waits: boolean
  onRead: () => void
  onWhole: () => void
}

/** One template as large as it is in the studio, with all of its page. */
function WholePage({ template, resume, draft, onUse, onBack }: WholePageProps) {
  const [name] = templates[template].split(': ')
  return (
    <section aria-label={`Whole page: ${name}`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The button that had the focus is hidden now. */}
        <Button autoFocus variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          All templates
        </Button>
        <Button variant="primary" onClick={onUse}>{`Use ${name}`}</Button>
      </div>
      <div className="template-whole">
        <Page
          {...{ page: resume.page, draft: { ...draft, template }, photo: resume.photo }}
          chosen=""
          waiting={[]}
          missing=""
        />
      </div>
    </section>
  )
}

type WholePageProps = Pick<Props, 'resume' | 'draft'> & { template: Template; onUse: () => void; onBack: () => void }

function Choice({ template, resume, draft, onUse, waits, onRead, onWhole }: ChoiceProps) {
  const readBack = { id: resume.resume.id, version: resume.version, template }
  const { currentData: back, error, isFetching, isUninitialized, refetch } = useReadBackQuery(readBack, { skip: waits })
  const isOver = !isFetching && !isUninitialized
  useEffect(() => {
    if (isOver) onRead()
  }, [isOver, onRead])
  const [name, special = ''] = templates[template].split(': ')
  const isUsed = draft.template === template
  const badge = back && (
    <>
      <ScanText aria-hidden className="size-4" strokeWidth={1.75} />
      {`${percentOf(back)}%`}
    </>
  )
  return (
    <li className="template" data-chosen={isUsed ? '' : undefined}>
      <span className="template-acts">
        <Button size="small" icon={<Maximize2 aria-hidden />} aria-label={`Whole page: ${name}`} onClick={onWhole}>
          Whole page
        </Button>
      </span>
      <div inert aria-hidden className="template-picture">
        <Page
          page={resume.page}
          draft={{ ...draft, template }}
          chosen=""
          waiting={[]}
          missing=""
          photo={resume.photo}
        />
      </div>
      <div className="flex items-start justify-between gap-3 px-4 py-3">
        <div>
          <div className="flex items-center gap-2">
            <button
              type="button"
              aria-pressed={isUsed}
              className="font-heading text-15 font-strong"
              onClick={() => onUse(template)}
              onKeyDown={(event) => {
                if (event.key !== ' ') return
                event.preventDefault() // Enter uses the template, and Space shows its page.
                onWhole()
              }}
            >
              {name}
            </button>
            {isUsed && (
              <Badge tone="brand" icon={<Check aria-hidden />}>
                In use
              </Badge>
            )}
          </div>
          <p className="template-special text-12 text-ink-soft">{special}</p>
        </div>
        {!isOver && <p className="text-12 text-ink-soft">{waits ? 'Waiting' : 'Reading...'}</p>}
        {isOver && error && (
          <div role="alert" className="text-right text-12">
            <p className="mb-1 text-medium">{messageOf(error) ?? 'This file could not be read.'}</p>
            <Button size="row" aria-label={`Try again to read ${name}`} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {isOver && back && (
          <div className="text-right text-12 text-ink-soft">
            {back.right < back.facts ? (
              // Above the button that covers the card.
              <Link
                to={`/user/machine-view?resume=${readBack.id}&template=${template}`}
                aria-label={`${percentOf(back)}%: ${name} as a machine reads it`}
                className="relative flex items-center justify-end gap-1.5 font-strong text-medium underline"
              >
                {badge}
              </Link>
            ) : (
              <p className="flex items-center justify-end gap-1.5 font-strong text-good">{badge}</p>
            )}
            <p>{`${back.right} of ${back.facts} facts read back`}</p>
            <p>{counted(back.pages, 'page')}</p>
          </div>
        )}
      </div>
    </li>
  )
}

/** Rounded down, so that only a whole file has 100. */
const percentOf = ({ right, facts }: { right: number; facts: number }) =>
  facts === 0 ? 100 : Math.floor((100 * right) / facts)
