import { Contours } from '#client/ui/art/contours.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

export function SignUpBand() {
  return (
    <section className="relative overflow-hidden rounded-xl bg-band px-6 py-14 text-on-band sm:px-14 sm:py-20">
      <Contours className="text-on-band/12" />
      <div className="relative flex flex-col items-start gap-8 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-xl">
          <h2 className="text-3xl">Start from where you are</h2>
          <p className="mt-3 text-lg text-on-band-soft">
            Whether ninth grade is ahead or graduation is in sight, an account is free and takes a minute.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href="/api/login?tab=sign-up" fullPage variant="on-band" size="lg">
            Sign Up Now
          </LinkButton>
          <a
            href="/api/login"
            className="inline-flex min-h-12 items-center font-medium underline-offset-4 hover:underline focus-visible:outline-on-band"
          >
            Sign In
          </a>
        </div>
      </div>
    </section>
  )
}
