/** The look of controls in the row of filters. */
export const toolLook =
  'inline-flex h-8.5 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-13 font-label whitespace-nowrap text-ink transition-colors hover:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-ink-soft'
