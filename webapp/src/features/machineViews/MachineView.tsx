import '@/features/machineViews/machine.css'

import { CalendarX2, CircleAlert, Columns2, EyeOff, Heading, Type, Upload, UserRoundX } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { useSeeResumeMutation, type MachineView as View } from '@/api/machineViews'
import { ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { FilePicker } from '@/components/FilePicker'
import { FormNotice } from '@/components/FormNotice'
import { FromProfile } from '@/components/FromProfile'
import { PageHeader } from '@/components/PageHeader'
import { StateIcon } from '@/components/StateIcon'
import { messageOf } from '@/rules/errors'

const icons: Record<View['problems'][number]['kind'], ReactNode> = {
  hidden: <EyeOff aria-hidden />,
  date: <CalendarX2 aria-hidden />,
  columns: <Columns2 aria-hidden />,
  font: <Type aria-hidden />,
  contact: <UserRoundX aria-hidden />,
  headings: <Heading aria-hidden />,
}
const states = { read: 'met', partly: 'partly', lost: 'missing' } as const
const words = { read: 'Read', partly: 'Partly', lost: 'Nothing read' }

/** A resume as the software of an employer reads it, and how to mend what it does not understand. */
export function MachineView() {
  const [file, setFile] = useState<File | null>(null)
  const [see, { data, error, isLoading }] = useSeeResumeMutation()
  const take = (chosen: File) => {
    setFile(chosen)
    void see({ resume: chosen })
  }
  return (
    <>
      <PageHeader
        title="How a machine reads your file"
        lead="Software reads your resume before a person does. See what it understands. Nothing is stored."
      />
      <div className="machine-file">
        <FilePicker
          formats={['pdf', 'docx', 'doc']}
          label="Resume"
          size="medium"
          icon={<Upload aria-hidden />}
          onFile={take}
        >
          {file ? 'Choose another file' : 'Choose a file'}
        </FilePicker>
        {file && <span className="text-13 wrap-anywhere">{file.name}</span>}
        <FromProfile onFile={take} />
      </div>
      {error && <FormNotice>{messageOf(error) ?? 'The file could not be read. Please try again.'}</FormNotice>}
      {isLoading && (
        <p role="status" className="text-13 text-ink-soft">
          Reading...
        </p>
      )}
      {data && !isLoading && <Result view={data} />}
    </>
  )
}

function Result({ view }: { view: View }) {
  const count = (state: keyof typeof words) => view.fields.filter((field) => field.state === state).length
  return (
    <div className="machine">
      <Card aria-label="As text">
        <CardHead
          title="As text"
          lead={view.pages === 1 ? '1 page, in this order' : `${view.pages} pages, in this order`}
        />
        <pre className="machine-text text-12">{view.text}</pre>
      </Card>
      <Card aria-label="As read">
        <CardHead title="As read" lead={`${count('read')} read, ${count('partly')} partly, ${count('lost')} lost`} />
        <ol>
          {view.fields.map((field, at) => (
            <li key={`${at} ${field.name}`} className="machine-row">
              <div className="min-w-0 flex-1 wrap-anywhere">
                <p className="text-12 text-ink-soft">{field.name}</p>
                <p className={field.state === 'lost' ? 'text-13 text-weak' : 'text-13'}>
                  {field.value || words[field.state]}
                </p>
              </div>
              <StateIcon state={states[field.state]} />
              <span className="sr-only">{words[field.state]}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Card aria-label="What to mend">
        <CardHead title="What to mend" lead={String(view.problems.length)} />
        {view.problems.length === 0 && (
          <p className="p-4 text-13 text-ink-soft tablet:p-5">Nothing: a machine understands this file.</p>
        )}
        <ul>
          {view.problems.map((problem) => (
            <li key={problem.kind} className="machine-row">
              <span className="machine-icon">{icons[problem.kind] ?? <CircleAlert aria-hidden />}</span>
              <div className="min-w-0 flex-1 wrap-anywhere">
                <h3 className="text-13 font-strong">{problem.title}</h3>
                <p className="text-13 text-ink-soft">{problem.text}</p>
                {problem.quotes.length > 0 && (
                  <ul className="machine-quotes text-12">
                    {problem.quotes.map((quote) => (
                      <li key={quote}>{`“${quote}”`}</li>
                    ))}
                  </ul>
                )}
                <p className="text-13">{problem.mend}</p>
              </div>
            </li>
          ))}
        </ul>
        {view.problems.length > 0 && (
          <div className="space-y-2 p-4 tablet:p-5">
            <p className="text-13 text-ink-soft">
              Or keep the words and mend all at once: read the file into your career, and make a new one from it.
            </p>
            <ButtonLink to="/user/career">Go to my career</ButtonLink>
          </div>
        )}
      </Card>
    </div>
  )
}
