import { anchors, followAnchor } from '@/features/landing/anchors'

type Props = { label: string; className: string; linkClassName: string; onFollow?: () => void }

/** Links to the sections of this page. */
export function Anchors({ label, className, linkClassName, onFollow }: Props) {
  return (
    <nav aria-label={label} className={className}>
      {anchors.map(({ id, label: name }) => (
        <a
          key={id}
          href={`#${id}`}
          className={linkClassName}
          onClick={(event) => {
            followAnchor(event, id)
            onFollow?.()
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
