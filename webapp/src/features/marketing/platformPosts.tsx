import {
  Bookmark,
  Globe,
  Heart,
  MessageCircle,
  Repeat2,
  Reply,
  Send,
  Share,
  Star,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { Mark } from '@/components/Logo'
import { classes } from '@/lib/classes'
import { PRODUCT_NAME } from '@/lib/product'
import { dayOf } from '@/rules/recruiterDates'
import { partsOf, shortAddress } from '@/rules/posts'

type Drawn = { text: string; hashtags: string[]; feature: string; at: string }

/** Words with addresses and hashtags as platforms show them; nothing of it leads anywhere. */
function Words({ text, short = true }: { text: string; short?: boolean }) {
  return (
    <>
      {partsOf(text).map(({ kind, text: part }, at) =>
        kind === 'text' ? (
          <span key={at}>{part}</span>
        ) : (
          <span key={at} className="text-brand">
            {kind === 'link' && short ? shortAddress(part) : part}
          </span>
        ),
      )}
    </>
  )
}

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article aria-label={label} className="rounded-card border border-line bg-surface p-4 text-15">
      {children}
    </article>
  )
}

function Sender({ line, square = false }: { line: ReactNode; square?: boolean }) {
  return (
    <header className="flex items-center gap-2.5">
      <span
        className={classes(
          'grid size-10 shrink-0 place-items-center border border-line bg-brand-soft',
          square ? 'rounded-control' : 'rounded-full',
        )}
      >
        <Mark className="size-6" />
      </span>
      <span className="min-w-0">
        <span className="block font-strong">{PRODUCT_NAME}</span>
        <span className="flex items-center gap-1 text-12 text-ink-soft">{line}</span>
      </span>
    </header>
  )
}

/** The platform's buttons, drawn without function so that the post has its proportions. */
function Doings({ icons, words }: { icons: LucideIcon[]; words?: string[] }) {
  return (
    <footer aria-hidden className="mt-3 flex flex-wrap gap-6 text-12 text-ink-faint">
      {icons.map((Icon, at) => (
        <span key={at} className="flex items-center gap-1.5">
          <Icon className="size-[17px]" strokeWidth={1.75} />
          {words?.[at]}
        </span>
      ))}
    </footer>
  )
}

const broken = 'wrap-anywhere whitespace-pre-wrap'

/** In a stream of short posts. */
export function ShortPost({ text, hashtags }: Drawn) {
  return (
    <Frame label="As on X">
      <Sender line="your account · now" />
      <p className={classes('mt-2.5', broken)}>
        <Words text={text} />
      </p>
      {hashtags.length > 0 && (
        <p className={classes('mt-2', broken)}>
          <Words text={hashtags.join(' ')} />
        </p>
      )}
      <Doings icons={[MessageCircle, Repeat2, Heart, Bookmark, Share]} />
    </Frame>
  )
}

/** LinkedIn shows the first lines and folds the rest. */
export function LinkedInPost({ text, hashtags }: Drawn) {
  const [open, setOpen] = useState(false)
  const folds = text.length > 210 || text.split('\n').length > 3
  return (
    <Frame label="As on LinkedIn">
      <Sender
        square
        line={
          <>
            your page · now · <Globe aria-hidden className="size-3" />
          </>
        }
      />
      <div className={classes('mt-2.5', folds && !open && 'line-clamp-2')}>
        <p className={broken}>
          <Words text={text} short={false} />
        </p>
        {hashtags.length > 0 && (
          <p className={classes('mt-3', broken)}>
            <Words text={hashtags.join(' ')} />
          </p>
        )}
      </div>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-6 rounded-badge text-13 font-label text-ink-soft hover:text-ink hover:underline"
        >
          {open ? 'Show less' : 'more'}
        </button>
      )}
      <Doings icons={[ThumbsUp, MessageCircle, Repeat2, Send]} words={['Like', 'Comment', 'Repost', 'Send']} />
    </Frame>
  )
}

export function MastodonPost({ text, hashtags }: Drawn) {
  return (
    <Frame label="As on Mastodon">
      <Sender
        square
        line={
          <>
            your account · now · <Globe aria-hidden className="size-3" />
          </>
        }
      />
      <p className={classes('mt-3', broken)}>
        <Words text={text} />
      </p>
      {hashtags.length > 0 && (
        <p className={classes('mt-3', broken)}>
          <Words text={hashtags.join(' ')} />
        </p>
      )}
      <Doings icons={[Reply, Repeat2, Star, Bookmark]} />
    </Frame>
  )
}

/** Our own page: the feature as heading, the day, the paragraphs. Its hashtags do not show there. */
export function BlogPost({ text, feature, at }: Drawn) {
  return (
    <Frame label="As on our blog">
      <h3 className="font-heading text-20 font-strong">{feature}</h3>
      <p className="mt-0.5 text-12 text-ink-soft">{dayOf(at)}</p>
      <div className="mt-3 space-y-3">
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="wrap-anywhere">
            <Words text={paragraph} short={false} />
          </p>
        ))}
      </div>
    </Frame>
  )
}
