import type { PlatformFields } from '@/api/marketing'
import { Switch } from '@/components/Switch'
import { useAutoPost } from '@/features/marketing/useAutoPost'

type Props = { id: string; platform: PlatformFields; bare?: boolean }

/** Whether the agent may post there on its own. */
export function AutoPost({ id, platform, bare = false }: Props) {
  const turn = useAutoPost()
  return (
    <Switch checked={platform.enabled} onChange={(enabled) => void turn(id, platform.name, enabled)} bare={bare}>
      <span className={bare ? 'sr-only' : undefined}>
        Auto-post<span className="sr-only">: {platform.name}</span>
      </span>
    </Switch>
  )
}
