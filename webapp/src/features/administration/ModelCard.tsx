import { CircleCheck, CircleX, FlaskConical, Lock } from 'lucide-react'

import { useTestModelMutation, type SystemAnswer } from '@/api/administration'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { TextInput } from '@/components/TextInput'
import { messageOf } from '@/rules/errors'
import { costTexts } from '@/rules/system'

type Props = Pick<SystemAnswer, 'model' | 'cost'> & { address: string }

/** Which model reads resumes, and one question to it about an invented person. The server's settings choose it. */
export function ModelCard({ model, address, cost }: Props) {
  const [test, { data, error, isLoading }] = useTestModelMutation()
  const problem = isLoading ? undefined : error ? (messageOf(error) ?? 'That did not work.') : data?.problem
  return (
    <Card aria-label="Model" className="min-w-0">
      <CardHead title="Model" lead={model ? undefined : 'None: resumes are read by Hireloom alone'} />
      <div className="space-y-4 p-4 text-13">
        {!model ? (
          <p className="text-ink-soft">HIRELOOM_MODEL_URL and HIRELOOM_MODEL_NAME set one up.</p>
        ) : (
          <>
            {[
              ['Address', address || 'By a plugin'],
              ['Model', model],
              ['Key', cost === 'own' ? 'None' : 'Set on the server'],
            ].map(([label, value]) => (
              <label key={label} className="system-setting">
                {label}
                <TextInput readOnly value={value} trailing={<Lock aria-hidden className="size-4 text-ink-faint" />} />
              </label>
            ))}
            <p className="text-12 text-ink-soft">
              {costTexts[cost]} The settings HIRELOOM_MODEL_URL and HIRELOOM_MODEL_NAME change it.
            </p>
            <div className="flex flex-wrap items-center gap-2">
              <Button
                size="small"
                icon={<FlaskConical aria-hidden />}
                busy={isLoading ? 'Asking...' : undefined}
                onClick={() => void test()}
              >
                Test
              </Button>
              <span role="status" className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere">
                {problem ? (
                  <>
                    <CircleX aria-hidden className="size-4 text-weak" />
                    {problem}
                  </>
                ) : (
                  data &&
                  !isLoading && (
                    <>
                      <CircleCheck aria-hidden className="size-4 text-good" />
                      {`Answered in ${data.seconds.toFixed(1)} s`}
                    </>
                  )
                )}
              </span>
            </div>
            {data?.answer && !isLoading && !problem && (
              <p className="rounded-control bg-sunken p-4 text-12 wrap-anywhere">{data.answer}</p>
            )}
            <p className="text-12 text-ink-soft">
              A test sends one question about an invented person, and nobody's data.
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
