import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b print:hidden border-line bg-canvas/90 backdrop-blur-md">
      <div className="container-page flex h-16 items-center gap-3">
        <Logo />
        {children}
      </div>
    </header>
  )
}
