import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shown as long as the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div
      role="status"
      data-offline
      className="fixed bottom-4 left-1/2 z-[60] w-[min(480px,92vw)] -translate-x-1/2"
      data-print="no"
    >
      {!online && (
        <div className="flex animate-rise items-start gap-3 rounded-card border border-line-strong bg-float p-3.5 text-13 shadow-floating">
          <WifiOff aria-hidden className="mt-px size-[18px] shrink-0 text-ink-soft" strokeWidth={2} />
          <div>
            <p className="font-strong">You are offline</p>
            <p className="mt-0.5 text-ink-soft">What you typed stays where it is. Send it when you are back.</p>
          </div>
        </div>
      )}
    </div>
  )
}
