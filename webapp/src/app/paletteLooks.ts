export const itemLook =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-13 font-medium text-ink-soft data-[selected=true]:bg-brand-soft data-[selected=true]:text-ink [&_svg]:size-[17px] [&_svg]:shrink-0 [&_svg]:stroke-[1.75]'
export const groupLook =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint'
