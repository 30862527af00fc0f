import { Component, type ReactNode } from 'react'

import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { answers, isWaitingForLine, tryAgain } from '@/lib/freshBuild'

type Props = {
  onLeave: () => void
  children: ReactNode
}

/** When a screen crashes, the frame stays and offers a way back. With a key per place, each place starts afresh. */
export class ErrorBoundary extends Component<Props, { broken: boolean; waits: boolean }> {
  override state = { broken: false, waits: false }

  static getDerivedStateFromError() {
    return { broken: true, waits: isWaitingForLine() }
  }

  tryAgain = () => tryAgain(() => this.setState({ broken: false, waits: false }))

  /** Once the browser is online, shows a screen whose code could not be loaded offline. */
  comeBack = async () => {
    if (!this.state.waits) return
    const isBack = await answers()
    if (this.hasLeft) return
    if (isBack) this.tryAgain()
    else this.setState({ waits: false })
  }

  hasLeft = false

  override componentDidMount() {
    this.hasLeft = false
    window.addEventListener('online', this.comeBack)
  }

  override componentWillUnmount() {
    this.hasLeft = true
    window.removeEventListener('online', this.comeBack)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const home = <Button onClick={this.props.onLeave}>Go to my home page</Button>
    if (this.state.waits)
      return (
        <ErrorState
          title="This page needs a connection"
          text="Part of it has not been loaded yet. It will load as soon as you are back online."
          action={home}
        />
      )
    return (
      <ErrorState
        title="This page stopped working"
        text="Nothing you saved is lost. Try again, or go back to where things work."
        onRetry={this.tryAgain}
        action={home}
      />
    )
  }
}
