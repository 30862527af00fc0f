import type { Role } from '@/api/corrections'

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

export const isMonth = (text: string) => MONTH.test(text)

export const roleName = ({ title, employer }: Role) => [title, employer].filter(Boolean).join(', ') || 'A role'
