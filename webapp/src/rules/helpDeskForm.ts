import { emailForm } from '@/rules/loginForm'

export type HelpDeskForm = { name: string; email: string; message: string }
export type HelpDeskErrors = Partial<Record<keyof HelpDeskForm, string>>

/** What is wrong with the form, field by field; empty when it may be sent. */
export function helpDeskErrors({ name, email, message }: HelpDeskForm): HelpDeskErrors {
  const errors: HelpDeskErrors = {}
  if (name.trim() === '') errors.name = 'Name is required'
  if (email.trim() === '') errors.email = 'Email is required'
  else if (!emailForm.test(email.trim())) errors.email = 'Invalid email'
  if (message.trim() === '') errors.message = 'Message is required'
  return errors
}
