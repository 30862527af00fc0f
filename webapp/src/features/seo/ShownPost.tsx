import { lazy, Suspense } from 'react'

import type { Agent, Shown } from '@/features/seo/agent'

const PostDialog = lazy(() => import('@/features/seo/PostDialog').then((file) => ({ default: file.PostDialog })))

type Props = { shown: Shown | null; platforms: Agent['platforms']; onClose: () => void }

/** The post that was chosen, in its dialog, whose code comes with the first one. */
export function ShownPost({ shown, ...rest }: Props) {
  return <Suspense>{shown && <PostDialog shown={shown} {...rest} />}</Suspense>
}
