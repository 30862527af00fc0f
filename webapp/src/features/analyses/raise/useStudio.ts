import { useNavigate } from 'react-router'

import { useLazyCareerQuery } from '@/api/careers'
import { useBeginResumeMutation, useSaveResumeMutation } from '@/api/resumeVersions'
import { LONGEST_JOB_LINE } from '@/api/server.gen'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { sentencesFrom, type UsedLine } from './version'

/** Begins a resume of the Resume Studio for this job, with the lines that were written for it, and opens it. An empty
    career comes first: it reads this very resume, and then goes on to the job. */
export function useStudio(job: string, title: string, company: string, file: File) {
  const [askCareer, { isFetching }] = useLazyCareerQuery()
  const navigate = useNavigate()
  const [begin, beginning] = useBeginResumeMutation()
  const [save, saving] = useSaveResumeMutation()
  const make = async (used: readonly UsedLine[]) => {
    const { data } = await askCareer()
    const isEmpty =
      data && Object.values(data.career).every((entries) => typeof entries === 'string' || entries.length === 0)
    if (isEmpty) {
      // The lines are kept with the match, in this tab.
      const lines = used.length > 0 ? ' Your new lines stay in Resume Match: make the resume from there again.' : ''
      notify('Your career comes first', {
        text: `Add what this resume says. Then “Tailor a resume” goes on with this job.${lines}`,
      })
      return navigate('/user/career', { state: { file, job: { job_title: title, company, advert: job } } })
    }
    try {
      const { resume, career, version } = await begin({
        job_title: title.slice(0, LONGEST_JOB_LINE),
        company: company.slice(0, LONGEST_JOB_LINE),
        advert: job,
      }).unwrap()
      const sentences = sentencesFrom(used, career)
      const { id, name, left_out, order, template, paper, accent, has_photo, language } = resume
      const body = { name, left_out, order, sentences, template, paper, accent, has_photo, language, version }
      if (sentences.length > 0) await save({ id, body }).unwrap()
      else if (used.length > 0)
        notify('Your career has no role yet', { text: 'Add one, then write your lines below it.' })
      await navigate(`/user/resumes/${id}`)
    } catch (error) {
      notify(messageOf(error) ?? 'The resume could not be made.', { tone: 'bad' })
    }
  }
  return { make, isMaking: isFetching || beginning.isLoading || saving.isLoading }
}
