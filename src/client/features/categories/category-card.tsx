import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Pebble } from '#client/ui/art/pebble.tsx'
import type { Category } from './listing-categories.ts'

interface CategoryCardProps {
  category: Category
  shape: number
  /** A line below the text, such as a count. A blank string reserves its space. */
  aside?: string
}

/** The whole card is one link, named by its title. */
export function CategoryCard({ category, shape, aside }: CategoryCardProps) {
  const { href, title, text, Icon } = category
  return (
    <Link
      href={href}
      aria-label={title}
      className="group flex items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-card transition-[border-color,box-shadow] hover:border-accent-line hover:shadow-lift sm:flex-col sm:gap-5 sm:p-6"
    >
      <Pebble shape={shape}>
        <Icon aria-hidden="true" />
      </Pebble>
      <span className="flex flex-1 flex-col gap-1">
        <span className="flex items-center gap-1.5 font-display text-lg font-semibold">
          {title}
          <ArrowRight
            aria-hidden="true"
            className="size-4 -translate-x-1 text-accent opacity-0 transition-[opacity,transform] group-hover:translate-x-0 group-hover:opacity-100 group-focus-visible:opacity-100"
          />
        </span>
        <span className="text-sm text-balance text-ink-soft">{text}</span>
        {aside ? (
          <span className="mt-auto min-h-5 pt-1 text-sm font-medium text-accent tabular-nums">{aside}</span>
        ) : null}
      </span>
    </Link>
  )
}
