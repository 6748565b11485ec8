import { Contours } from '#client/ui/art/contours.tsx'

export function WelcomeBanner({ name }: { name?: string }) {
  return (
    <section className="relative overflow-hidden rounded-xl bg-band px-6 py-10 text-on-band sm:px-12 sm:py-14">
      <Contours className="text-on-band/12" />
      <div className="relative max-w-2xl">
        <h1 className="text-3xl">Welcome back{name ? `, ${name}` : null}</h1>
        <p className="mt-3 text-lg text-on-band-soft">
          Tutors, camps, internships, jobs and events for the years ahead, all in one place.
        </p>
      </div>
    </section>
  )
}
