import { Marked } from '@/features/jobs/Marked'
import { jobBlocks, type JobBlock } from '@/rules/jobText'

/** The whole text of a job with its own headings and lists. It is text: nothing in it can act. */
export function JobText({ text, query }: { text: string; query: string }) {
  return (
    <div dir="auto" className="text-13 leading-[1.65] text-ink-soft wrap-anywhere">
      {jobBlocks(text).map((block, at) => (
        <Block key={at} block={block} query={query} />
      ))}
    </div>
  )
}

function Block({ block, query }: { block: JobBlock; query: string }) {
  if (block.kind === 'heading')
    return (
      <h3 className="mt-4 font-text text-13 font-strong tracking-normal text-ink first:mt-0">
        <Marked text={block.text} query={query} />
      </h3>
    )
  if (block.kind === 'paragraph')
    return (
      <p className="mt-2 first:mt-0">
        <Marked text={block.text} query={query} />
      </p>
    )
  return (
    <ul className="mt-1.5 space-y-0.5">
      {block.items.map((item, at) => (
        <li
          key={at}
          className="relative ps-[18px] before:absolute before:start-[3px] before:top-[0.7em] before:size-1 before:rounded-full before:bg-line-control"
        >
          <Marked text={item} query={query} />
        </li>
      ))}
    </ul>
  )
}
