import { TEMPLATE_VARIABLES } from '@/api/server.gen'

const VARIABLE = /\{([a-z ]{1,20})\}/g

/** The variables of templates that stand in the text unfilled, each once, in braces. */
export const gapsIn = (text: string) => [
  ...new Set(
    [...text.matchAll(VARIABLE)]
      .filter(([, name]) => TEMPLATE_VARIABLES.some((one) => one === name))
      .map(([gap]) => gap),
  ),
]
