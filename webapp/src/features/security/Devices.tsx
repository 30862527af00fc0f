import { LogOut, ShieldCheck } from 'lucide-react'

import { useEndMyTrustMutation } from '@/api/secondFactors'
import {
  useEndMyOtherSessionsMutation,
  useEndMySessionMutation,
  type LoggedInDevice,
  type TrustShown,
} from '@/api/security'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { iconOfDevice } from '@/features/security/deviceIcons'
import { classes } from '@/lib/classes'
import { notify } from '@/lib/notify'
import { whenRead } from '@/rules/clock'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'

/** One's own first device is new, too, and nobody has to look into it. */
const isUnknown = (device: { is_new: boolean; is_current: boolean }) => device.is_new && !device.is_current

type Props = {
  devices: readonly LoggedInDevice[]
  trusted: readonly TrustShown[]
  /** Somebody else had logged in; all other devices are logged out now. */
  onStrange: () => void
}

/** Every browser that is logged in, each but this one to be logged out, and those that are trusted without a code. */
export function Devices({ devices, trusted, onStrange }: Props) {
  const [end, ending] = useEndMySessionMutation()
  const [endTrust, endingTrust] = useEndMyTrustMutation()
  const [endOthers, endingOthers] = useEndMyOtherSessionsMutation()
  const tell = ({ data, error }: { data?: { message: string }; error?: unknown }) =>
    data ? notify(data.message, { tone: 'good' }) : notify(messageOf(error) ?? FAILED, { tone: 'bad' })
  const disowned = (answer: Parameters<typeof tell>[0]) => {
    tell(answer)
    if (answer.data) onStrange()
  }
  return (
    <Card aria-labelledby="devices">
      <CardHead id="devices" title="Devices" lead={devices.length} />
      <ul className="divide-y divide-line">
        {devices.map((device) => {
          const Icon = iconOfDevice(device.name)
          return (
            <li
              key={device.id}
              className={classes(
                'flex items-center gap-3 px-4 py-3 tablet:px-5',
                isUnknown(device) && 'bg-medium-soft',
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
              <div className="min-w-0 flex-1">
                <p className="text-13 font-label wrap-anywhere">{device.name}</p>
                <p className={classes('text-12', isUnknown(device) ? 'text-medium' : 'text-ink-soft')}>
                  {isUnknown(device) && 'New: '}Logged in {whenRead(device.logged_in_at)} · Used{' '}
                  {whenRead(device.last_seen)}
                </p>
              </div>
              {device.is_current ? (
                <Badge tone="brand">This device</Badge>
              ) : (
                <div className="flex flex-wrap justify-end gap-1.5">
                  <Button
                    size="row"
                    variant="danger"
                    aria-label={`Not me: ${device.name}, used ${whenRead(device.last_seen)}`}
                    disabled={ending.isLoading}
                    onClick={() => void end({ session_id: device.id, was_not_me: true }).then(disowned)}
                  >
                    Not me
                  </Button>
                  <Button
                    size="row"
                    aria-label={`Log out ${device.name}, used ${whenRead(device.last_seen)}`}
                    busy={
                      ending.isLoading && ending.originalArgs?.session_id === device.id ? 'Logging out...' : undefined
                    }
                    onClick={() => void end({ session_id: device.id }).then(tell)}
                  >
                    Log out
                  </Button>
                </div>
              )}
            </li>
          )
        })}
        {trusted.map((device) => (
          <li key={device.id} className="flex items-center gap-3 px-4 py-3 tablet:px-5">
            <ShieldCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            <div className="min-w-0 flex-1">
              <p className="text-13 font-label wrap-anywhere">
                {device.name}
                {device.is_current && ' (this device)'}
              </p>
              <p className="text-12 text-ink-soft">Trusted without a code until {whenRead(device.until)}</p>
            </div>
            <Button
              size="row"
              aria-label={`Stop trusting ${device.name}, trusted until ${whenRead(device.until)}`}
              busy={
                endingTrust.isLoading && endingTrust.originalArgs?.device_id === device.id ? 'Stopping...' : undefined
              }
              onClick={() => void endTrust({ device_id: device.id }).then(tell)}
            >
              Stop trusting
            </Button>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <Button
            variant="danger"
            icon={<LogOut aria-hidden />}
            busy={endingOthers.isLoading ? 'Logging out...' : undefined}
            onClick={() => void endOthers().then(tell)}
          >
            Log out everywhere else
          </Button>
        </div>
      )}
    </Card>
  )
}
