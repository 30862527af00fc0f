import { useRef, useState } from 'react'

import { useMakeApiKeyMutation, type ApiKeyMade } from '@/api/apiKeys'
import { EXPIRY_NEEDED, KEY_NAME_NEEDED, SCOPE_NEEDED } from '@/api/server.gen'
import { Checkbox } from '@/components/Checkbox'
import { Field, FieldError } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { EXTENSION_SCOPES, expiries, onlyReads, scopeRows, type Scope, type ScopeRow } from '@/rules/apiKeys'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'

type Props = {
  scopes: readonly Scope[]
  /** Filled in for the browser extension. */
  forExtension: boolean
  onMade: (made: ApiKeyMade) => void
  onClose: () => void
}
type Problem = { about: 'name' | 'scopes' | 'expiry' | 'all'; text: string }

/** The name, the expiry and the scopes of a new key. */
export function KeyForm({ scopes, forExtension, onMade, onClose }: Props) {
  const [name, setName] = useState(forExtension ? 'Browser extension' : '')
  const [days, setDays] = useState('90')
  const [chosen, setChosen] = useState<ReadonlySet<Scope>>(
    () => new Set(forExtension ? EXTENSION_SCOPES.filter((scope) => scopes.includes(scope)) : []),
  )
  const [isTest, setTest] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [make, { isLoading }] = useMakeApiKeyMutation()
  const nameField = useRef<HTMLInputElement>(null)

  async function submit() {
    if (name.trim() === '') {
      setProblem({ about: 'name', text: KEY_NAME_NEEDED })
      return nameField.current?.focus()
    }
    if (chosen.size === 0) return setProblem({ about: 'scopes', text: SCOPE_NEEDED })
    if (days === '' && !onlyReads([...chosen])) return setProblem({ about: 'expiry', text: EXPIRY_NEEDED })
    const life = days === '' ? null : Number(days)
    const body = { name, scopes: [...chosen], expires_in_days: life, is_test: isTest }
    const { data, error } = await make(body)
    if (data) return onMade(data)
    setProblem({ about: 'all', text: messageOf(error) ?? FAILED })
  }

  const choose = (row: ScopeRow, scope: Scope, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(scope)
    else next.delete(scope)
    if (isChosen && scope === row.write && row.read) next.add(row.read)
    if (!isChosen && scope === row.read && row.write) next.delete(row.write)
    setChosen(next)
    setProblem(null)
  }
  const errorOf = (about: Problem['about']) => (problem?.about === about ? problem.text : undefined)
  return (
    <FormDialog
      title="Create an API key"
      note="It can never do more than you can."
      action="Create key"
      busy="Creating..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="space-y-4">
        <div className="grid gap-4 tablet:grid-cols-5 tablet:gap-3">
          <Field className="tablet:col-span-3" label="Name" error={errorOf('name')}>
            <TextInput
              ref={nameField}
              value={name}
              maxLength={60}
              placeholder="Workday sync"
              onChange={(event) => {
                setName(event.target.value)
                setProblem(null)
              }}
            />
          </Field>
          <Field className="tablet:col-span-2" label="Expires" error={errorOf('expiry')}>
            <Select
              value={days}
              onChange={(event) => {
                setDays(event.target.value)
                setProblem(null)
              }}
            >
              {expiries.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <fieldset>
          <legend className="mb-1.5 flex w-full items-baseline justify-between text-13 font-label">
            Scopes <span className="text-12 font-normal text-ink-faint">Give it only what it needs</span>
          </legend>
          <table className="w-full border border-line text-left text-13">
            <thead>
              <tr className="border-b border-line bg-sunken text-12 text-ink-soft">
                <th scope="col" className="h-9 px-3 font-medium">
                  Area
                </th>
                <th scope="col" className="px-2 text-center font-medium">
                  Read
                </th>
                <th scope="col" className="px-2 text-center font-medium">
                  Write
                </th>
              </tr>
            </thead>
            <tbody>
              {scopeRows(scopes).map((row) => (
                <tr key={row.area} className="border-b border-line">
                  <th scope="row" className="px-3 py-1.5 font-label">
                    {row.label} {row.about && <span className="text-12 font-normal text-ink-soft">{row.about}</span>}
                  </th>
                  {([row.read, row.write] as const).map((scope, column) => (
                    <td key={column} className="px-2 py-1.5 text-center">
                      {scope && (
                        <input
                          type="checkbox"
                          aria-label={scope}
                          checked={chosen.has(scope)}
                          onChange={(event) => choose(row, scope, event.target.checked)}
                          className="size-4 shrink-0 cursor-pointer accent-(--brand)"
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <FieldError>{errorOf('scopes')}</FieldError>
        </fieldset>
        <Checkbox
          label="Test key: its calls change nothing and are answered with examples"
          checked={isTest}
          onChange={(event) => setTest(event.target.checked)}
        />
        {problem?.about === 'all' && <FormNotice>{problem.text}</FormNotice>}
      </div>
    </FormDialog>
  )
}
