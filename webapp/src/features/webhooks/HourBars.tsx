import { activityText, barHeight, hourText } from '@/rules/webhooks'

type Props = { hours: readonly { sent: number; failed: number }[] }

/** The messages of each of the last hours; red where some have not arrived. */
export function HourBars({ hours }: Props) {
  const busiest = Math.max(...hours.map(({ sent: count }) => count), 1)
  const text = (at: number) => hourText(hours[at]!, hours.length - 1 - at)
  return (
    <span role="img" aria-label={`${activityText(hours)} in the last 24 hours`} className="webhooks-bars">
      {hours.map(({ sent: count, failed }, at) => (
        <span
          key={at}
          title={text(at)}
          data-state={failed > 0 ? 'failed' : count > 0 ? 'sent' : 'none'}
          style={{ height: `${barHeight(count, busiest)}%` }}
        />
      ))}
    </span>
  )
}
