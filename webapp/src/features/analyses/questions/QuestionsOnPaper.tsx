import type { Question } from '@/api/analyses'

/** All questions with their answers, for paper. */
export function QuestionsOnPaper({ questions }: { questions: Question[] }) {
  return (
    <ol className="space-y-4">
      {questions.map((question) => (
        <li key={question.number} className="grid grid-cols-[24px_minmax(0,1fr)] break-inside-avoid">
          <span className="text-ink-soft">{question.number}</span>
          <div>
            <h2 className="font-text text-15 font-strong">{question.text}</h2>
            <p className="text-12 text-ink-soft">{question.gap ? 'Missing in your resume' : question.topic}</p>
            <p className="mt-1 whitespace-pre-wrap">{question.answer}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
