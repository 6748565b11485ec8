import { Component, type ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

interface ErrorBoundaryProps {
  /** Set inside a page: the header stays, and a new path resets the error. */
  path?: string
  children: ReactNode
}

/** Catches unexpected errors, such as a missing chunk after a new deployment. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps) {
    if (this.state.hasFailed && path !== this.props.path) this.setState({ hasFailed: false })
  }

  override render() {
    const { path, children } = this.props
    if (!this.state.hasFailed) return children
    const Place = path === undefined ? 'main' : 'div'
    return (
      <Place className="container-page">
        <EmptyState
          title="This page could not be shown"
          description="There may be a new version, or the connection was lost. Reloading usually helps."
          action={<Button onClick={() => window.location.reload()}>Reload</Button>}
        />
      </Place>
    )
  }
}
