import type { ReactNode } from 'react'
import { isFirstVisit } from '#client/lib/first-visit.ts'
import { Contours } from '#client/ui/art/contours.tsx'

interface WelcomeBannerProps {
  name?: string
  /** Below the greeting. */
  children?: ReactNode
}

export function WelcomeBanner({ name, children }: WelcomeBannerProps) {
  return (
    <section className="relative rounded-xl bg-band px-6 py-10 text-on-band sm:px-12 sm:py-14">
      {/* Clips only the drawing, so that the suggestions of the search box can overflow. */}
      <div className="absolute inset-0 overflow-hidden rounded-xl">
        <Contours className="text-on-band/12" />
      </div>
      <div className="relative max-w-2xl">
        <h1 className="text-3xl">
          {isFirstVisit() ? 'Welcome' : 'Welcome back'}
          {name ? `, ${name}` : null}
        </h1>
        <p className="mt-3 text-lg text-balance text-on-band-soft">
          Tutors, camps, internships, jobs and events for the years ahead, all in one place.
        </p>
        {children}
      </div>
    </section>
  )
}
