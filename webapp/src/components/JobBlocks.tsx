import { Fragment, type ReactNode } from 'react'

import { jobBlocks, runsOf, type JobBlock } from '@/rules/jobText'

type Props = {
  text: string
  /** Renders a run of words, so that a screen can mark some of them. */
  words?: (text: string) => ReactNode
}

const asItIs = (text: string) => text

/** The whole text of a job with its own headings and lists. It is plain text: nothing in it can run. */
export function JobBlocks({ text, words = asItIs }: Props) {
  return (
    <div dir="auto" className="text-13 leading-[1.65] text-ink-soft wrap-anywhere">
      {jobBlocks(text).map((block, at) => (
        <Block key={at} block={block} words={words} />
      ))}
    </div>
  )
}

/** A line of a job with its bold words. */
export function JobLine({ text, words = asItIs }: Props) {
  return runsOf(text).map((run, at) =>
    run.isStrong ? (
      <strong key={at} className="font-label text-ink">
        {words(run.text)}
      </strong>
    ) : (
      <Fragment key={at}>{words(run.text)}</Fragment>
    ),
  )
}

function Block({ block, words }: { block: JobBlock; words: (text: string) => ReactNode }) {
  if (block.kind === 'heading')
    return (
      <h3 className="mt-4 font-text text-13 font-strong tracking-normal text-ink first:mt-0">{words(block.text)}</h3>
    )
  if (block.kind === 'paragraph')
    return (
      <p className="mt-2 first:mt-0">
        <JobLine text={block.text} words={words} />
      </p>
    )
  return (
    <ul className="mt-1.5 space-y-0.5">
      {block.items.map((item, at) => (
        <li
          key={at}
          className="relative ps-[18px] before:absolute before:start-[3px] before:top-[0.7em] before:size-1 before:rounded-full before:bg-line-control"
        >
          <JobLine text={item} words={words} />
        </li>
      ))}
    </ul>
  )
}
