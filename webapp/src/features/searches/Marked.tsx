import { marked } from '@/rules/jobCards'

/** A text in which the words of the search stand out. */
export function Marked({ text, query }: { text: string; query: string }) {
  return marked(text, query).map((piece, at) =>
    piece.hit ? (
      <mark key={at} className="rounded-[3px] bg-mark text-inherit">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
