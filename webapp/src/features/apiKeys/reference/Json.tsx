import { jsonParts } from '@/rules/apiReference'

const tones = { name: 'text-ink', text: 'text-brand', value: 'text-thread-ink', sign: 'text-ink-faint' }

/** JSON with its names, texts and values in colors. */
export function Json({ text }: { text: string }) {
  return jsonParts(text).map(([kind, part], at) => (
    <span key={at} className={tones[kind]}>
      {part}
    </span>
  ))
}
