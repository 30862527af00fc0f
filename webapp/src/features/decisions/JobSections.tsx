import { JobLine } from '@/components/JobBlocks'
import { jobSections } from '@/rules/jobSections'

/** The description of a job in its sections. It is text: nothing in it can act. */
export function JobSections({ text, level = 3 }: { text: string; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div dir="auto" className="space-y-3 text-13 text-ink-soft wrap-anywhere">
      {jobSections(text).map(({ title, blocks }, at) => (
        <section key={at}>
          {title && <Heading className="mb-1 font-text text-13 font-strong text-ink">{title}</Heading>}
          {blocks.map((block, row) =>
            block.kind === 'list' ? (
              <ul key={row} className="list-disc space-y-0.5 ps-[18px] marker:text-line-control">
                {block.items.map((item, line) => (
                  <li key={line}>
                    <JobLine text={item} />
                  </li>
                ))}
              </ul>
            ) : (
              <p key={row} className="mt-1 first:mt-0">
                <JobLine text={block.text} />
              </p>
            ),
          )}
        </section>
      ))}
    </div>
  )
}
