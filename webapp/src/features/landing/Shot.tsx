import { useTheme } from '@/lib/theme'
import shots from '@/features/landing/shots.json'
import { STACKED } from '@/features/landing/layout'

type Props = { name: keyof typeof shots; alt: string; className?: string; eager?: boolean }

/** A picture of the product itself, in the theme of the page: one for wide windows, another made for narrow ones. */
export function Shot({ name, alt, className, eager = false }: Props) {
  const theme = useTheme()
  const { desktop, phone } = shots[name]
  return (
    <picture>
      {phone && (
        <source
          media={STACKED}
          srcSet={`/media/${name}-phone-${theme}.webp`}
          width={phone.width}
          height={phone.height}
        />
      )}
      <img
        src={`/media/${name}-desktop-${theme}.webp`}
        width={desktop.width}
        height={desktop.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
