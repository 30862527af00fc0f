import { classes } from '@/lib/classes'

const tones: Record<string, string> = {
  GET: 'bg-brand-soft text-brand-strong',
  POST: 'bg-good-soft text-good',
  PUT: 'bg-thread-soft text-thread-ink',
  PATCH: 'bg-thread-soft text-thread-ink',
  DELETE: 'bg-weak-soft text-weak',
}
const words: Record<string, string> = { DELETE: 'DEL', PATCH: 'PTCH' }

export function MethodSign({ method }: { method: string }) {
  return (
    <code className={classes('api-method', tones[method])} title={method}>
      {words[method] ?? method}
    </code>
  )
}
