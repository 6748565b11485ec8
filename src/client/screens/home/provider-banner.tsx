import { LinkButton } from '#client/ui/link-button.tsx'

export function ProviderBanner() {
  return (
    <section className="flex flex-col gap-6 rounded-xl border border-line bg-sunken px-6 py-8 sm:px-10 md:flex-row md:items-center md:justify-between">
      <div className="max-w-xl">
        <h2 className="text-2xl">Are you a service provider?</h2>
        <p className="mt-2 text-ink-soft">
          Listing is free, and no one can pay for a better spot. Tell families what you offer; we review each
          listing before it goes live.
        </p>
      </div>
      <LinkButton href="/submit-listing" size="lg">
        List Your Service
      </LinkButton>
    </section>
  )
}
