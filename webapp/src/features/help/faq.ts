import { admins } from '@/features/help/faq/admins'
import type { Faq } from '@/features/help/faq/entry'
import { general } from '@/features/help/faq/general'
import { recruiters } from '@/features/help/faq/recruiters'
import { seekers } from '@/features/help/faq/seekers'

/** Of entries that fit a question equally well, the first answers it. */
export const faq: readonly Faq[] = [...general, ...recruiters, ...seekers, ...admins]
