import { Link } from 'react-router'

import type { CompanyFigureAnswer } from '@/api/companyFigures'
import { Card, CardHead } from '@/components/Card'
import { daysOf, percentOf } from '@/rules/companyFigures'
import { counted, figure } from '@/rules/figures'

/** The jobs side by side, those with most applications first. */
export function JobTable({ jobs }: { jobs: CompanyFigureAnswer['jobs'] }) {
  return (
    <Card aria-labelledby="figures-jobs" className="min-w-0">
      <CardHead id="figures-jobs" title="Compare jobs" lead={counted(jobs.length, 'job')} />
      <div className="overflow-x-auto">
        <table className="figures-table figures-jobs" aria-labelledby="figures-jobs">
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Applied</th>
              <th scope="col">Interview</th>
              <th scope="col">Hired</th>
              <th scope="col">First answer</th>
              <th scope="col">In time</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.job_id}>
                <th scope="row" dir="auto">
                  <Link to={`/user/recruiterTracker?jobId=${job.job_id}`} className="hover:text-brand hover:underline">
                    {job.title}
                  </Link>
                </th>
                <td>{figure(job.applied)}</td>
                <td>{percentOf(job.interviewed)}</td>
                <td>{figure(job.selected)}</td>
                <td>{daysOf(job.first_answer.median)}</td>
                <td>{percentOf(job.promises)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

/** Where people came from, and how far those got. */
export function SourceTable({ sources }: { sources: CompanyFigureAnswer['sources'] }) {
  return (
    <Card aria-labelledby="figures-sources" className="min-w-0">
      <CardHead id="figures-sources" title="Source quality" />
      <div className="overflow-x-auto">
        <table className="figures-table" aria-labelledby="figures-sources">
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Applied</th>
              <th scope="col">Moved on</th>
              <th scope="col">Hired</th>
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source.name}>
                <th scope="row">{source.name}</th>
                <td>{figure(source.applied)}</td>
                <td>{percentOf(source.moved_on)}</td>
                <td>
                  {source.selected.percent === null
                    ? figure(source.selected.part)
                    : `${figure(source.selected.part)}, ${source.selected.percent}%`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
