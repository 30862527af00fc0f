import { JobBlocks } from '@/components/JobBlocks'
import { Marked } from '@/features/searches/Marked'

/** The text of a job, with what was searched for marked. */
export function JobText({ text, query }: { text: string; query: string }) {
  const marked = (words: string) => <Marked text={words} query={query} />
  return <JobBlocks text={text} words={marked} />
}
