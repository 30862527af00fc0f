import { lazy, Suspense, useEffect } from 'react'

import type { Agent, Shown } from '@/features/marketing/agent'

const dialog = () => import('@/features/marketing/PostDialog')
const PostDialog = lazy(() => dialog().then((file) => ({ default: file.PostDialog })))

type Props = { shown: Shown | null; platforms: Agent['platforms']; onClose: () => void }

/** The post that was chosen, in its dialog. Its code comes once the posts are there, so that the first press need not wait. */
export function ShownPost({ shown, ...rest }: Props) {
  useEffect(() => void dialog().catch(() => {}), [])
  return <Suspense>{shown && <PostDialog shown={shown} {...rest} />}</Suspense>
}
