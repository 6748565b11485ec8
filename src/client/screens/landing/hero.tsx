import { TrailScene } from '#client/ui/art/trail-scene.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

export function Hero() {
  return (
    <section className="grid items-center gap-10 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
      <div>
        <h1 className="text-display">Your complete educational journey</h1>
        <p className="mt-6 max-w-xl text-lg text-ink-soft">
          Tutors, camps, internships, jobs and events around the Tri-Valley, reviewed by the families who were
          there. And a plan for all four years of high school.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <LinkButton href="/api/login?tab=sign-up" fullPage size="lg">
            Get Started
          </LinkButton>
          <LinkButton href="/learn-more" variant="secondary" size="lg">
            Learn More<span className="sr-only"> about this site</span>
          </LinkButton>
        </div>
        <p className="mt-6 text-sm text-ink-faint">Free for families. Free to list. No paid placements.</p>
      </div>
      <TrailScene
        labels={['9th', '10th', '11th', '12th']}
        className="aspect-8/7 w-full rounded-xl sm:aspect-5/4 lg:aspect-16/15"
      />
    </section>
  )
}
