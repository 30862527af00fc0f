import { lazy } from 'react'

import { useNotesQuery } from '@/api/decisions'
import { Thread } from '@/components/Thread'
import { NoteForm } from '@/features/decisions/applicants/NoteForm'

const TemplatePicker = lazy(() =>
  import('@/features/decisions/applicants/TemplatePicker').then((file) => ({ default: file.TemplatePicker })),
)

type Props = {
  applicationId: number
  to: string
  mayWrite: boolean
  /** Whether sending is what the screen is for. */
  isMain?: boolean
}

/** The thread of an application as those who decide see it: with their notes and templates. */
export function TeamThread({ applicationId, to, mayWrite, isMain }: Props) {
  const { data } = useNotesQuery(applicationId)
  return (
    <Thread
      applicationId={applicationId}
      to={to}
      mayWrite={mayWrite}
      empty="No messages yet."
      isMain={isMain}
      team={{
        notes: data?.notes ?? [],
        noteForm: <NoteForm applicationId={applicationId} />,
        Templates: TemplatePicker,
      }}
    />
  )
}
