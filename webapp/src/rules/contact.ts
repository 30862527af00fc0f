/* Writing to a candidate: what is offered to send, and what is said about it. */

import { MAIL_UNAVAILABLE } from '@/api/server.gen'
import { messageOf } from '@/rules/errors'

export const CONTACT_TIMEOUT = 15_000
const SKILLS_NAMED = 3

export const SENDING = 'Sending email to candidate, please wait...'
const LATER = 'Please try again later or contact IT support.'

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** 'Python, Docker and Redis'. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The message that a recruiter starts from: it names the first matching skills, and thanks people who applied. */
export function prewritten(
  { name, skills, hasApplied = false }: { name: string; skills: readonly string[]; hasApplied?: boolean },
  job: { title: string; company: string },
): string {
  const named = skills.slice(0, SKILLS_NAMED)
  const because = named.length > 0 ? `Your experience with ${listed(named)} fits what we look for.` : ''
  return [
    `Hello ${firstName(name) || 'there'},`,
    '',
    hasApplied
      ? `thank you for applying for the position of ${job.title} at ${job.company}.${because && ` ${because}`}`
      : `we are looking for somebody for the position of ${job.title} at ${job.company}, and your profile caught our eye.${because && ` ${because}`}`,
    '',
    'Would you like to talk about it? Just reply to this email.',
    '',
    `Kind regards,`,
    job.company,
  ].join('\n')
}

export const sentNotice = (name: string) => `Message sent successfully to ${name}!`

/** What we say if a message was not sent; the second line is for the operator of the mail server. */
export function contactProblem(error: unknown): { title: string; text?: string } {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: { error_details?: unknown } }
  const details = typeof data?.error_details === 'string' ? data.error_details : ''
  if (status === 'TIMEOUT_ERROR')
    return { title: 'The email server is taking too long to respond. Please try again later.' }
  if (status === 503)
    return {
      title: MAIL_UNAVAILABLE,
      ...(details && { text: `Technical details: ${details}` }),
    }
  if (typeof status === 'number') return { title: `Failed to send email (${status}): ${messageOf(error) ?? ''}` }
  return {
    title:
      'An error occurred while trying to contact the candidate. Please verify your internet connection and try again.',
  }
}

/** The server answered, and said that it could not send. */
export function notSent({ message, error_details: details }: { message: string; error_details?: string }) {
  return {
    title: `Unable to send email: ${message}`,
    text: [details && `Technical details: ${details}`, LATER].filter(Boolean).join(' '),
  }
}
