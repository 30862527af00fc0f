import { lazy, Suspense, useEffect } from 'react'

import type { Agent, OpenPost } from '@/features/marketing/agent'

const dialog = () => import('@/features/marketing/PostDialog')
const PostDialog = lazy(() => dialog().then((file) => ({ default: file.PostDialog })))

type Props = { open: OpenPost | null; platforms: Agent['platforms']; onClose: () => void }

/** The post that was chosen, in its dialog. Its code comes once the posts are there, so that the first press need not wait. */
export function ShownPost({ open, ...rest }: Props) {
  useEffect(() => void dialog().catch(() => {}), [])
  return <Suspense>{open && <PostDialog open={open} {...rest} />}</Suspense>
}
