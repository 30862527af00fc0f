import { Chip } from '@/components/Chip'
import { knownOf } from '@/rules/jobCards'

type Props = {
  technologies: string[]
  /** What the reader can do; null while no profile says so. */
  skills: string[] | null
}

/** The technologies of the job, and how many of them are in the profile. */
export function Technologies({ technologies, skills }: Props) {
  if (technologies.length === 0) return null
  const familiar = knownOf(technologies, skills ?? [])
  return (
    <section className="mt-5">
      <h3 className="font-text text-13 font-strong tracking-normal">
        Technologies
        {skills && (
          <span className="ml-2 font-normal text-ink-soft">
            {familiar.size} of {technologies.length} {familiar.size === 1 ? 'is' : 'are'} in your profile
          </span>
        )}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {technologies.map((name) => (
          <li key={name} className="flex max-w-full">
            <Chip tone={skills ? (familiar.has(name) ? 'matching' : 'missing') : 'plain'}>
              {name}
              {skills && (
                <span className="sr-only">{familiar.has(name) ? ', in your profile' : ', not in your profile'}</span>
              )}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
