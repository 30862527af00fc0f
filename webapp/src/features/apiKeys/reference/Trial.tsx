import { CircleCheck, CircleX, Copy, FlaskConical, Send } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'

import { tryCall, type TrialAnswer } from '@/api/apiReference'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Question } from '@/components/Question'
import { Select } from '@/components/Select'
import { Tabs } from '@/components/Tabs'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { Json } from '@/features/apiKeys/reference/Json'
import { copyText } from '@/lib/copyText'
import { isTestKey } from '@/rules/apiKeys'
import { addressOf, codeOf, type Language, type Operation } from '@/rules/apiReference'

type Props = {
  operation: Operation
  token: string
  /** The reader's own key with these characters, if there is one. */
  ownKey?: { name: string; scopes: readonly string[] }
  onToken: (token: string) => void
}

const LANGUAGES: { value: Language; label: string }[] = [
  { value: 'curl', label: 'curl' },
  { value: 'python', label: 'Python' },
  { value: 'javascript', label: 'JavaScript' },
]
const UNREACHABLE = 'The server did not answer. Please try again.'
const code = 'api-code text-12 wrap-anywhere whitespace-pre-wrap'

/** A form for one call, the call as code, and what came back. The key stays on this screen and is stored nowhere. */
export function Trial({ operation, token, ownKey, onToken }: Props) {
  const [values, setValues] = useState<Record<string, string>>({})
  const [body, setBody] = useState(operation.body)
  const [language, setLanguage] = useState<Language>('curl')
  const [answer, setAnswer] = useState<TrialAnswer | null>(null)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { method, title, scope, inPath, inQuery, hasFiles } = operation
  const site = window.location.origin
  const isTest = isTestKey(token.trim())
  const isMissing = inPath.some(({ name }) => !values[name])
  const set = (name: string, value: string) => setValues({ ...values, [name]: value })
  const lacks = ownKey && !ownKey.scopes.includes(scope)

  async function send() {
    setAsking(false)
    setSending(true)
    setProblem('')
    try {
      setAnswer(await tryCall(site + addressOf(operation, values), method, token.trim(), body))
    } catch {
      setProblem(UNREACHABLE)
    }
    setSending(false)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (method === 'GET' || isTest) void send()
    else setAsking(true)
  }

  const example = codeOf(operation, values, body, language, site)
  return (
    <div className="api-trial flex min-w-0 flex-col gap-4">
      <Card aria-label="Try it">
        <CardHead
          title="Try it"
          actions={
            isTest ? (
              <Badge tone="amber" icon={<FlaskConical aria-hidden />}>
                Test data
              </Badge>
            ) : (
              <Badge tone="weak">Real data</Badge>
            )
          }
        />
        {hasFiles ? (
          <p className="p-4 text-13 text-ink-soft">This call sends a file: try it with the code below.</p>
        ) : (
          <form className="flex flex-col gap-3 p-4" onSubmit={submit}>
            <Field
              label="Key"
              hint={ownKey?.name}
              error={lacks ? `This key does not have the scope ${scope}.` : undefined}
            >
              <TextInput
                type="password"
                autoComplete="off"
                placeholder="hl_..."
                value={token}
                onChange={(event) => onToken(event.target.value)}
              />
            </Field>
            {[...inPath, ...inQuery].map(({ name, isNeeded, choices }) => (
              <Field key={name} label={<code>{name}</code>} hint={isNeeded ? 'required' : undefined}>
                {choices.length > 0 ? (
                  <Select value={values[name] ?? ''} onChange={(event) => set(name, event.target.value)}>
                    <option value="">Any</option>
                    {choices.map((choice) => (
                      <option key={choice}>{choice}</option>
                    ))}
                  </Select>
                ) : (
                  <TextInput value={values[name] ?? ''} onChange={(event) => set(name, event.target.value)} />
                )}
              </Field>
            ))}
            {operation.body && (
              <Field label="Body">
                <TextArea
                  className="api-body"
                  rows={6}
                  value={body}
                  onChange={(event) => setBody(event.target.value)}
                  spellCheck={false}
                />
              </Field>
            )}
            {problem && <FormNotice>{problem}</FormNotice>}
            <Button
              type="submit"
              variant="primary"
              icon={<Send aria-hidden />}
              disabled={!token.trim() || isMissing}
              busy={isSending ? 'Sending...' : undefined}
            >
              Send
            </Button>
          </form>
        )}
      </Card>
      <Card aria-label="The call as code">
        <div className="relative px-4 pb-4">
          <Tabs
            label="Language"
            value={language}
            onChange={setLanguage}
            tabs={LANGUAGES.map((tab) => ({ ...tab, content: <pre className={code}>{example}</pre> }))}
          />
          <span className="absolute top-1.5 right-3">
            <Button
              size="small"
              variant="quiet"
              icon={<Copy aria-hidden />}
              aria-label="Copy the code"
              onClick={() => void copyText(example)}
            >
              Copy
            </Button>
          </span>
        </div>
      </Card>
      {answer && <Answer answer={answer} />}
      {isAsking && (
        <Question
          title={`${title}?`}
          text="This changes real data, as if you had done it on the screen."
          label="Send"
          danger={method === 'DELETE'}
          onYes={() => void send()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function Answer({ answer }: { answer: TrialAnswer }) {
  const isGood = answer.status < 300
  const text = pretty(answer.text)
  return (
    <Card aria-label="Answer" aria-live="polite">
      <CardHead
        title={
          <Badge tone={isGood ? 'good' : 'weak'} icon={isGood ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}>
            {String(answer.status)}
          </Badge>
        }
        lead={`${answer.milliseconds} ms · ${(answer.bytes / 1000).toFixed(1)} kB`}
        actions={
          <Button
            size="small"
            variant="quiet"
            icon={<Copy aria-hidden />}
            aria-label="Copy the answer"
            onClick={() => void copyText(text)}
          >
            Copy
          </Button>
        }
      />
      <pre tabIndex={0} aria-label="Content" className={`${code} api-answer`}>
        {text ? <Json text={text} /> : answer.bytes > 0 ? 'A file.' : 'Nothing.'}
      </pre>
    </Card>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
