import { Component, type ReactNode } from 'react'

import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'

type Props = {
  /** A new value is a new place: what broke elsewhere does not matter here. */
  place: string
  onLeave: () => void
  children: ReactNode
}

/** When a screen breaks, the frame stays and there is a way back. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.broken) this.setState({ broken: false })
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <ErrorState
        title="This page stopped working"
        text="Nothing you saved is lost. Try again, or go back to where things work."
        onRetry={() => this.setState({ broken: false })}
        action={<Button onClick={this.props.onLeave}>Go to my home page</Button>}
      />
    )
  }
}
