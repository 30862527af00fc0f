import { classes } from '@/lib/classes'

const steps = [
  { title: 'At once', text: (to: string) => `Your letter and documents go to ${to}.`, line: 'bg-brand' },
  { title: 'Meanwhile', text: () => 'Your tracker keeps exactly what you sent.', line: 'bg-brand-line' },
  { title: 'With the decision', text: () => 'You get an email and see it in your tracker.', line: 'bg-line-strong' },
]

/** What happens after applying, so that nobody has to guess. */
export function AfterApplying({ recruiterEmail }: { recruiterEmail: string }) {
  return (
    <section className="border-t border-line px-4 py-4 tablet:px-5">
      <h3 className="font-text text-13 font-strong tracking-normal">What happens after you apply</h3>
      <ol className="mt-2.5 grid gap-x-4 gap-y-3 @min-[500px]:grid-cols-3">
        {steps.map(({ title, text, line }) => (
          <li key={title} className="text-13">
            <span aria-hidden className={classes('mb-2.5 block h-[3px] rounded-full', line)} />
            <p className="font-label">{title}</p>
            <p className="text-ink-soft wrap-anywhere">{text(recruiterEmail)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
