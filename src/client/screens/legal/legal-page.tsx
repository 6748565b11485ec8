import { Fragment } from 'react'
import { siteConfig } from '#client/api/site-config.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import type { LegalBlock, LegalDocument } from '#shared/reference/legal/types.ts'

export function LegalPage({ document }: { document: LegalDocument }) {
  usePageTitle(document.title, siteConfig().siteName)
  return (
    <div className="container-page grid gap-10 py-12 sm:py-16 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-16">
      <nav aria-label="Sections" className="hidden lg:block print:hidden">
        <ul className="sticky top-24 flex flex-col gap-1 border-l border-line text-sm">
          {document.sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="block py-1 pl-4 text-ink-soft transition-colors hover:text-accent"
              >
                {section.heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <h1 className="text-3xl">{document.title}</h1>
        <p className="mt-3 text-sm text-ink-faint">
          Last updated <time dateTime={document.lastUpdated.date}>{document.lastUpdated.words}</time>
        </p>
        <div className="mt-8 flex flex-col gap-3 rounded-lg bg-accent-soft p-6 text-ink">
          {document.summary.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {document.sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-heading`}
            className="mt-10 scroll-mt-24"
          >
            <h2 id={`${section.id}-heading`} className="text-xl">
              {section.heading}
            </h2>
            {section.blocks.map((block) => (
              <Block key={String(block)} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="mt-3 text-ink-soft">{withMailLinks(block)}</p>
  return (
    <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-ink-soft marker:text-accent">
      {block.map((item) => (
        <li key={item}>{withMailLinks(item)}</li>
      ))}
    </ul>
  )
}

/** Turns email addresses inside sentences into links. */
function withMailLinks(text: string) {
  return text.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`} className="text-link">
        {part}
      </a>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  )
}
