import { quietly } from '@/lib/quietly'

/** Begins the keys of rows; the id of their person follows. */
export const prefix = 'rows'

/** Removes the rows of everybody but `stays`. */
export const forgetRows = (stays = '') =>
  void quietly(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(`${prefix}:`) && !key.startsWith(`${prefix}:${stays}:`))
      .forEach((key) => localStorage.removeItem(key)),
  )
