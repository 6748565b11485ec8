import type { ReactNode } from 'react'
import type { Kind } from '#shared/listings/kinds.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { NoScriptStyle } from './no-script-style.tsx'

interface DetailFrameProps {
  kind: Kind
  title: string
  children: ReactNode
}

/** The frame of a public listing page. */
export function DetailFrame({ kind, title, children }: DetailFrameProps) {
  return (
    <div className="js-buttons container-page flex max-w-5xl! flex-col gap-5 pt-4 sm:pt-6">
      <NoScriptStyle />
      <Breadcrumbs kind={kind} current={title} />
      {children}
    </div>
  )
}
