import { useEffect, useRef, useState } from 'react'

interface Recognition {
  continuous: boolean
  lang: string
  onresult: (event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void
  onend: () => void
  start: () => void
  stop: () => void
}

type Browser = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

/** Speech as text, by the browser itself; null where it cannot. `onWords` gets each phrase as soon as it is understood. */
export function useSpeech(onWords: (words: string) => void) {
  const [listening, setListening] = useState(false)
  const running = useRef<Recognition | null>(null)
  const latest = useRef(onWords)
  useEffect(() => {
    latest.current = onWords
  }, [onWords])
  useEffect(() => () => running.current?.stop(), [])

  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Browser
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition
  if (!Recognizer) return null

  const toggle = () => {
    if (running.current) return running.current.stop()
    const recognition = new Recognizer()
    recognition.continuous = true
    recognition.lang = 'en-US'
    recognition.onresult = ({ results, resultIndex }) => {
      for (let at = resultIndex; at < results.length; at += 1) latest.current(results[at]?.[0]?.transcript.trim() ?? '')
    }
    recognition.onend = () => {
      running.current = null
      setListening(false)
    }
    running.current = recognition
    recognition.start()
    setListening(true)
  }
  return { listening, toggle }
}
