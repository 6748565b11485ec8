const maxShown = 2

/** The first two categories and '+N more'. */
export function CategoryPreview({ categories }: { categories: readonly string[] }) {
  const more = categories.length - maxShown
  return (
    <span className="flex flex-wrap gap-1">
      {categories.slice(0, maxShown).map((category) => (
        <span key={category} className="rounded-sm bg-sunken px-2 py-0.5 text-xs text-ink-soft">
          {category}
        </span>
      ))}
      {more > 0 ? <span className="px-1 py-0.5 text-xs text-ink-faint">+{more} more</span> : null}
    </span>
  )
}
