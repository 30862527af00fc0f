import { Component, type ReactNode } from 'react'

import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { tryAgain } from '@/lib/freshBuild'

type Props = {
  onLeave: () => void
  children: ReactNode
}

/** When a screen breaks, the frame stays and there is a way back. A key per place lets every place start afresh. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <ErrorState
        title="This page stopped working"
        text="Nothing you saved is lost. Try again, or go back to where things work."
        onRetry={() => tryAgain(() => this.setState({ broken: false }))}
        action={<Button onClick={this.props.onLeave}>Go to my home page</Button>}
      />
    )
  }
}
