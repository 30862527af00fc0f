import { Mark } from '@/components/Logo'
import { ThemeSwitch } from '@/components/ThemeSwitch'
import { Anchors } from '@/features/landing/Anchors'
import { page } from '@/features/landing/Section'
import { classes } from '@/lib/classes'
import { PRODUCT_NAME } from '@/lib/product'

/** The last line; the round help button keeps its room. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-paper">
      <div
        className={classes(
          page,
          'flex flex-col gap-5 pt-7 pb-24 tablet:flex-row tablet:items-center tablet:justify-between tablet:pb-7',
        )}
      >
        <p className="flex items-center gap-2.5 font-heading text-15 font-strong">
          <Mark className="size-5" />© 2025 {PRODUCT_NAME}
        </p>
        <div className="flex items-center gap-4">
          <Anchors
            label="Sections, again"
            className="flex flex-wrap gap-x-6 gap-y-1"
            linkClassName="flex h-6 items-center rounded-small text-13 text-ink-soft hover:text-ink"
          />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
