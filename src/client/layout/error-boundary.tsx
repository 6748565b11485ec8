import { Component, type ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** Catches unexpected errors, such as a missing chunk after a new deployment. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="container-page">
        <EmptyState
          title="This page could not be shown"
          description="There may be a new version, or the connection was lost. Reloading usually helps."
          action={<Button onClick={() => window.location.reload()}>Reload</Button>}
        />
      </main>
    )
  }
}
