import { Compass, MessagesSquare, Sparkles } from 'lucide-react'
import { siteConfig } from '#client/api/site-config.ts'
import { listingCategories } from '#client/features/categories/listing-categories.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Pebble } from '#client/ui/art/pebble.tsx'
import { UnfinishedCairn } from '#client/ui/art/unfinished-cairn.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

export function ComingSoon() {
  usePageTitle('Coming Soon', siteConfig().siteName)
  return (
    <div className="container-page flex flex-col gap-14 pt-12 sm:pt-16">
      <header className="mx-auto flex max-w-2xl flex-col items-center text-center">
        <div className="w-44">
          <UnfinishedCairn />
        </div>
        <h1 className="mt-6 text-3xl">Coming Soon</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Three things we are working on. Each opens here when it is ready.
        </p>
      </header>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-5">
        {teasers.map(({ title, text, Icon }, index) => (
          <li key={title} className="rounded-lg border border-line bg-surface p-6 shadow-card">
            <Pebble shape={index}>
              <Icon aria-hidden="true" />
            </Pebble>
            <h2 className="mt-5 text-lg">{title}</h2>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="meanwhile" className="text-center">
        <h2 id="meanwhile" className="text-xl">
          Meanwhile, take a look around
        </h2>
        <ul className="mt-5 flex flex-wrap justify-center gap-3">
          {listingCategories.map(({ href, title, Icon }) => (
            <li key={href}>
              <LinkButton href={href} variant="secondary">
                <Icon aria-hidden="true" />
                {title}
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const teasers = [
  {
    title: 'Enhanced Guides',
    text: 'Plans that follow the calendar of your own school, to share with a counselor.',
    Icon: Compass,
  },
  {
    title: 'Community Features',
    text: 'Ask families who have been there, and pass on what you have learned.',
    Icon: MessagesSquare,
  },
  {
    title: 'Personalized Insights',
    text: 'What students with interests like yours found worth their time.',
    Icon: Sparkles,
  },
]
