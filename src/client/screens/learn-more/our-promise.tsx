import { Contours } from '#client/ui/art/contours.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

export function OurPromise() {
  return (
    <section className="relative overflow-hidden rounded-xl bg-band px-6 py-14 text-on-band sm:px-14 sm:py-20">
      <Contours className="text-on-band/12" />
      <div className="relative max-w-2xl">
        <h2 className="text-3xl">Our promise</h2>
        <p className="mt-4 text-lg text-on-band-soft">
          Browsing, posting and saving are free. Listing is free. There is no pay-to-play: no one can buy a
          better spot. Sponsorships fund the work, and they never decide what you find.
        </p>
        <LinkButton href="/api/login" fullPage variant="on-band" size="lg" className="mt-9">
          Get Started
        </LinkButton>
      </div>
    </section>
  )
}
