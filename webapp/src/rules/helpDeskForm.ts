import { APPLICATION_NAME_NEEDED, EMAIL_NEEDED, MESSAGE_NEEDED } from '@/api/server.gen'
import { emailForm } from '@/rules/loginForm'

export type HelpDeskForm = { name: string; email: string; message: string }
export type HelpDeskErrors = Partial<Record<keyof HelpDeskForm, string>>

/** What is wrong with the form, field by field; empty when it may be sent. */
export function helpDeskErrors({ name, email, message }: HelpDeskForm): HelpDeskErrors {
  const errors: HelpDeskErrors = {}
  if (name.trim() === '') errors.name = APPLICATION_NAME_NEEDED
  if (email.trim() === '') errors.email = EMAIL_NEEDED
  else if (!emailForm.test(email.trim())) errors.email = 'Invalid email'
  if (message.trim() === '') errors.message = MESSAGE_NEEDED
  return errors
}
