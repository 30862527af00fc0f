import { Dialog } from '@/components/Dialog'
import chapters from '@/features/landing/demo.json'
import { PRODUCT_NAME } from '@/lib/product'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** A recorded tour of the product; the text below describes what it shows. */
export function DemoVideo({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`${PRODUCT_NAME} in a minute`} wide="film">
      {/* It has no sound: the captions carry everything that is said. */}
      <video
        controls
        autoPlay
        muted
        playsInline
        preload="metadata"
        width={1280}
        height={800}
        poster="/media/demo.webp"
        src="/media/demo.webm"
        aria-label="A walk through the product"
        className="h-auto w-full rounded-control border border-line bg-sunken [&::cue]:font-text [&::cue]:text-17"
      >
        <track kind="captions" src="/media/demo.vtt" srcLang="en" label="English" default />
      </video>
      <details className="mt-3 text-13 text-ink-soft">
        <summary className="cursor-pointer font-label text-ink">What the video shows</summary>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          {chapters.map((chapter) => (
            <li key={chapter}>{chapter}</li>
          ))}
        </ol>
      </details>
    </Dialog>
  )
}
