import { http, HttpResponse } from 'msw'

import type { ErrorCode } from '@/rules/errors'
import { signInOnServer, TOKEN } from '@/testing/server'

export const CODE = '407158'

export type Call = { path: string; body: Record<string, unknown> }

const answered = (message: string) => HttpResponse.json({ success: true, message })
const refused = (status: number, code: ErrorCode, message: string) =>
  HttpResponse.json({ success: false, code, message }, { status })

/**
 * A server that registers people and gives new passwords, in the order that the real one insists on. Every call is
 * written down.
 */
export function identityServer() {
  const calls: Call[] = []
  const proven = new Set<unknown>()
  const people = new Map<unknown, Record<string, unknown>>()
  const listen = (path: string, act: (body: Record<string, unknown>) => Response) =>
    http.post(`*/api/${path}`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      calls.push({ path, body })
      return act(body)
    })
  const verify = ({ email, otp }: Record<string, unknown>) => {
    if (otp !== CODE) return refused(400, 'code_wrong', 'Invalid OTP. Please try again.')
    proven.add(email)
    return answered('Code accepted.')
  }
  const handlers = [
    listen('send-otp', () => answered('OTP sent to your email!')),
    listen('verify-otp', verify),
    listen('register', (body) => {
      if (!proven.has(body['email'])) return refused(403, 'email_unproven', 'Please verify your email first.')
      people.set(body['email'], body)
      return HttpResponse.json(
        {
          success: true,
          registration_success: true,
          username_exists: false,
          email_exists: false,
          message: 'Registration successful!',
        },
        { status: 201 },
      )
    }),
    listen('login', ({ email, password }) => {
      const person = people.get(email)
      if (!person || person['password'] !== password) return refused(401, 'wrong_login', 'Invalid email or password')
      const user = {
        id: 31,
        username: String(person['username']),
        email: String(email),
        user_type: person['user_type'] as 'user' | 'recruiter',
        is_super_admin: false,
      }
      signInOnServer(user)
      return HttpResponse.json({
        success: true,
        message: 'Login successful!',
        user,
        requires_phone_update: false,
        user_id: user.id,
        email: user.email,
        csrf_token: TOKEN,
      })
    }),
    listen('initiate-password-reset', () => answered('OTP sent to your email!')),
    listen('verify-password-reset-otp', verify),
    listen('reset-password', ({ email }) =>
      proven.has(email)
        ? answered('Password reset successfully!')
        : refused(403, 'code_unproven', 'Please verify the OTP first.'),
    ),
  ]
  return { handlers, calls, paths: () => calls.map(({ path }) => path) }
}
