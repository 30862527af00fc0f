import { Briefcase, ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'

import type { ResumeBlock } from '@/api/analyses'
import { IconButton } from '@/components/IconButton'
import { classes } from '@/lib/classes'
import { partKey } from './proofs'

type Props = {
  blocks: ResumeBlock[]
  selected: number | null
  /** The sentence the thread leads to. */
  marked: string | null
  onProof: (key: string) => void
  onWalk: (step: 1 | -1) => void
  panel: Ref<HTMLDivElement>
  /** Shows the text of the job in its place; null where there is none. */
  onJob: (() => void) | null
}

type SentenceProps = {
  text: string
  proves: boolean
  marked: 'chosen' | 'also' | null
  name: string
  onProof: (key: string) => void
}

function Sentence({ text, proves, marked, name, onProof }: SentenceProps) {
  if (!proves) return <span>{text}</span>
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onProof(name)
  }
  return (
    // A real button cannot break over lines as the words of a sentence do.
    <span
      role="button"
      tabIndex={0}
      aria-pressed={marked === 'chosen'}
      data-proof={name}
      onClick={() => onProof(name)}
      onKeyDown={press}
      className={classes(
        'rounded-[3px] transition-colors',
        marked
          ? 'bg-mark box-decoration-clone px-0.5 py-0.5 -mx-0.5 text-ink'
          : 'underline decoration-line-control decoration-dotted underline-offset-4 hover:bg-brand-soft',
        marked === 'chosen' && 'font-label',
      )}
    >
      {text}
    </span>
  )
}

/** The resume as we read it, block by block; what proves something can be chosen. */
export function ResumeText({ blocks, selected, marked, onProof, onWalk, onJob, panel }: Props) {
  const walkable = blocks.some((block) => block.parts.some((part) => part.proves.length > 0))
  const sentences = (block: ResumeBlock, at: number): ReactNode =>
    block.parts.map((part, within) => {
      const name = partKey(at, within)
      const also = selected !== null && part.proves.includes(selected)
      return [
        within > 0 && ' ',
        <Sentence
          key={name}
          name={name}
          text={part.text}
          proves={part.proves.length > 0}
          marked={name === marked ? 'chosen' : also ? 'also' : null}
          onProof={onProof}
        />,
      ]
    })

  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex min-h-[50px] items-center justify-between border-b border-line px-4 py-2">
        <h3 className="text-13">Your resume, as we read it</h3>
        <div className="flex">
          {onJob && (
            <IconButton aria-label="Show the job" title="Show the job" onClick={onJob}>
              <Briefcase />
            </IconButton>
          )}
          <IconButton aria-label="Previous proof" disabled={!walkable} onClick={() => onWalk(-1)}>
            <ChevronUp />
          </IconButton>
          <IconButton aria-label="Next proof" disabled={!walkable} onClick={() => onWalk(1)}>
            <ChevronDown />
          </IconButton>
        </div>
      </div>
      <div
        ref={panel}
        role="region"
        aria-label="Your resume, as we read it"
        tabIndex={0}
        className="min-h-0 px-4 pt-4 pb-6 text-13 leading-[1.6] text-ink-soft focus-visible:-outline-offset-2 tablet:px-5 wide:overflow-y-auto"
      >
        {blocks.map((block, at) => (
          <Block key={at} block={block} after={blocks[at - 1]?.kind}>
            {sentences(block, at)}
          </Block>
        ))}
      </div>
    </div>
  )
}

type BlockProps = { block: ResumeBlock; after: ResumeBlock['kind'] | undefined; children: ReactNode }

function Block({ block, after, children }: BlockProps) {
  switch (block.kind) {
    case 'name':
      return (
        <p dir="auto" className="font-heading text-20 font-strong text-ink">
          {children}
        </p>
      )
    case 'contact':
      return <p dir="auto">{children}</p>
    case 'heading':
      return <h4 className={classes('font-text text-13 font-strong text-ink', after && 'mt-2.5')}>{children}</h4>
    case 'entry':
      return (
        <p className="mt-1.5 flex items-baseline justify-between gap-4">
          <span className="min-w-0 font-label wrap-anywhere text-ink">{children}</span>
          {block.aside && <span className="whitespace-nowrap">{block.aside}</span>}
        </p>
      )
    case 'bullet':
      return (
        <p
          dir="auto"
          className={classes(
            'relative ps-[15px] before:absolute before:start-0 before:top-[0.62em] before:size-1 before:rounded-full before:bg-line-control',
            after === 'bullet' ? 'mt-0.5' : 'mt-2',
          )}
        >
          {children}
        </p>
      )
    default:
      // The employer stands close under the role.
      return (
        <p dir="auto" className={after && after !== 'entry' ? 'mt-2' : undefined}>
          {children}
        </p>
      )
  }
}
