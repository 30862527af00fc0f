import { CircleCheck, CircleX, FlaskConical, Lock } from 'lucide-react'
import { useEffect, useState } from 'react'

import {
  useModelNamesMutation,
  useSaveModelMutation,
  useTestModelMutation,
  type SystemAnswer,
} from '@/api/administration'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { costTexts } from '@/rules/system'

const FAILED = 'That did not work.'

type Props = Pick<SystemAnswer, 'model' | 'cost'> & { address: string }

/** Which model reads resumes: one that has answered can be chosen; what a plugin brings is the server's settings'. */
export function ModelCard(props: Props) {
  return (
    <Card aria-label="Model" className="min-w-0">
      <CardHead title="Model" lead={props.model ? undefined : 'None: resumes are read by Hireloom alone'} />
      <div className="space-y-4 p-4 text-13">
        {props.model ? (
          <ModelForm key={`${props.address} ${props.model}`} {...props} />
        ) : (
          <p className="text-ink-soft">HIRELOOM_MODEL_URL and HIRELOOM_MODEL_NAME set one up.</p>
        )}
      </div>
    </Card>
  )
}

function ModelForm({ model: savedModel, address: savedAddress, cost }: Props) {
  const [address, setAddress] = useState(savedAddress)
  const [model, setModel] = useState(savedModel)
  /** The values with which the last test has passed. */
  const [passed, setPassed] = useState('')
  const [test, { data, error, isLoading, reset }] = useTestModelMutation()
  const [isOther, setOther] = useState(false)
  const [list, { data: listed, originalArgs: asked }] = useModelNamesMutation()
  const [save, saving] = useSaveModelMutation()
  const isPlugin = savedAddress === ''
  const values = JSON.stringify([address, model])
  const isChanged = values !== JSON.stringify([savedAddress, savedModel])
  const problem = isLoading ? undefined : error ? (messageOf(error) ?? FAILED) : data?.problem

  /** What the service at this address offers; empty where it does not say so, or where the person types a name. */
  const names = !isOther && asked?.address === address ? (listed?.names ?? []) : []

  const askForNames = () => void (!isPlugin && asked?.address !== address && list({ address }))
  useEffect(() => void (!isPlugin && list({ address: savedAddress })), [isPlugin, list, savedAddress])

  async function tryIt() {
    const { data: answer } = await test({ address, model })
    setPassed(answer && !answer.problem ? values : '')
  }

  async function keep() {
    const { data: done, error: failed } = await save({ address, model })
    notify(done ? `${model} answers from now on.` : (messageOf(failed) ?? FAILED), { tone: done ? 'good' : 'bad' })
  }

  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    reset()
  }
  return (
    <>
      <Setting
        label="Address"
        value={isPlugin ? 'By a plugin' : address}
        onValue={isPlugin ? undefined : change(setAddress)}
        onBlur={askForNames}
      />
      {names.length > 0 ? (
        <label className="system-setting">
          Model
          <Select
            value={model}
            onChange={({ target }) => (target.value ? change(setModel)(target.value) : setOther(true))}
          >
            {[...new Set([model, ...names])].map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value="">Another one</option>
          </Select>
        </label>
      ) : (
        <Setting label="Model" value={model} onValue={isPlugin ? undefined : change(setModel)} />
      )}
      <Setting label="Key" value={cost === 'own' ? 'None' : 'Set on the server'} />
      <p className="text-12 text-ink-soft">
        {costTexts[cost]}{' '}
        {isPlugin
          ? 'HIRELOOM_CHAT chooses another plugin.'
          : 'The key is in HIRELOOM_MODEL_KEY and goes only to the host of HIRELOOM_MODEL_URL.'}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={<FlaskConical aria-hidden />}
          busy={isLoading ? 'Asking...' : undefined}
          onClick={() => void tryIt()}
        >
          Test
        </Button>
        <span role="status" className="inline-flex min-w-0 flex-1 items-center gap-1.5 wrap-anywhere">
          {problem ? (
            <>
              <CircleX aria-hidden className="size-4 shrink-0 text-weak" />
              {problem}
            </>
          ) : (
            data &&
            !isLoading && (
              <>
                <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
                {`Answered in ${data.seconds.toFixed(1)} s`}
              </>
            )
          )}
        </span>
        {!isPlugin && (
          <Button
            size="small"
            variant="primary"
            disabled={!isChanged || passed !== values}
            busy={saving.isLoading ? 'Saving...' : undefined}
            onClick={() => void keep()}
          >
            Save
          </Button>
        )}
      </div>
      {data?.answer && !isLoading && !problem && (
        <p className="rounded-control bg-sunken p-4 text-12 wrap-anywhere">{data.answer}</p>
      )}
      <p className="text-12 text-ink-soft">
        A test sends one question about an invented person, and nobody's data. Another model can be saved once it has
        answered.
      </p>
    </>
  )
}

type SettingProps = { label: string; value: string; onValue?: (value: string) => void; onBlur?: () => void }

/** A field, locked where the server's settings alone decide. */
function Setting({ label, value, onValue, onBlur }: SettingProps) {
  return (
    <label className="system-setting">
      {label}
      <TextInput
        value={value}
        readOnly={!onValue}
        trailing={!onValue && <Lock aria-hidden className="size-4 text-ink-faint" />}
        onChange={(event) => onValue?.(event.target.value)}
        onBlur={onBlur}
        spellCheck={false}
      />
    </label>
  )
}
