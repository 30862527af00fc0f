import type { Path } from '@/rules/places'

export type Faq = {
  /** Its longer words are searched for, so leave out words that could be in any question. */
  question: string
  /** What people say who want it, one after the other between slashes. */
  asked: string
  answer: string
  links?: readonly Path[]
  /** Offers the help desk, since a person has to answer. */
  helpDesk?: boolean
}
