/* The steps of the layout, as the style sheet has them. They are counted in letters: with large letters set in the
   browser, there is as much room as in a smaller window. */
export const PHONE = '(width < 37.5rem)'
export const BELOW_DESK = '(width < 56.25rem)'
export const DESK = '(width >= 56.25rem)'
export const WIDE = '(width >= 75rem)'
/** From here on the panel of an applicant stands next to the list. */
export const BESIDE = '(width >= 73.75rem)'
