import type { ReactNode } from 'react'
import { siteConfig } from '#client/api/site-config.ts'
import { LegalLinks } from '#client/layout/legal-links.tsx'
import { Logo } from '#client/layout/logo.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useStepFocus } from '#client/lib/use-step-focus.ts'
import { Contours } from '#client/ui/art/contours.tsx'
import { Card } from '#client/ui/card.tsx'

interface SignInFrameProps {
  title: string
  description?: ReactNode
  children?: ReactNode
}

/** Focuses the heading when a new step replaces the control in focus. */
export function SignInFrame({ title, description, children }: SignInFrameProps) {
  const heading = useStepFocus<HTMLHeadingElement>(title)
  usePageTitle(title, siteConfig().siteName)
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden">
      <Contours className="text-line/70" />
      <main className="relative mx-auto flex w-full max-w-120 flex-1 flex-col justify-center px-4 py-10">
        <div className="mb-6 self-center">
          <Logo />
        </div>
        <Card className="sm:p-9">
          <h1 ref={heading} className="text-2xl">
            {title}
          </h1>
          {description ? <p className="mt-2 text-ink-soft">{description}</p> : null}
          {children ? <div className="mt-6 flex flex-col">{children}</div> : null}
        </Card>
      </main>
      <div className="relative">
        <LegalLinks />
      </div>
    </div>
  )
}
