/** A job and a resume to try the screen with. */
export interface Sample {
  name: string
  job: string
  resume: string
  resume_name: string
}

const ROOT = `${import.meta.env.BASE_URL}samples/`

/** The samples on offer; none when they cannot be had, the screen works without them. */
export async function loadSamples(): Promise<Sample[]> {
  try {
    const answer = await fetch(`${ROOT}samples.json`)
    if (!answer.ok) return []
    const samples: unknown = await answer.json()
    return Array.isArray(samples) ? (samples as Sample[]) : []
  } catch {
    return []
  }
}

/** Both documents of a sample; fails when one cannot be had. */
export async function openSample(sample: Sample): Promise<{ job: string; file: File }> {
  const [job, resume] = await Promise.all(
    [sample.job, sample.resume].map(async (name) => {
      const answer = await fetch(`${ROOT}${name}`)
      if (!answer.ok) throw new Error(`The sample ${name} could not be loaded.`)
      return answer
    }),
  )
  if (!job || !resume) throw new Error('A sample needs two documents.')
  return {
    job: (await job.text()).trim(),
    file: new File([await resume.arrayBuffer()], sample.resume_name, {
      type: resume.headers.get('content-type') ?? '',
    }),
  }
}
