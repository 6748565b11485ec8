import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf } from '#client/lib/count-of.ts'
import { useDebouncedInput } from '#client/lib/use-debounced-input.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Input } from '#client/ui/input.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { UsersPage } from '#shared/contract/users.ts'

interface UsersPanelProps {
  search: string
  onSearch: (search: string) => void
  page: UsersPage | undefined
  /** True while `page` belongs to the previous search, so its total does not apply. */
  isTotalStale: boolean
  hasFailed: boolean
  onRetry: () => void
  /** The user rows. */
  children: ReactNode
  pagination: ReactNode
}

const debounceMs = 300

export function UsersPanel(props: UsersPanelProps) {
  const { search, onSearch, page, isTotalStale, hasFailed, onRetry, children, pagination } = props
  const { text, setText, flush } = useDebouncedInput(search, onSearch, debounceMs)
  return (
    <section aria-label="Users" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-xl">Users</h2>
        <p role="status" className="text-sm text-ink-soft">
          {page && !isTotalStale ? totalLabel(page.total, search) : ''}
        </p>
      </div>
      <div className="relative max-w-xl">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-faint"
        />
        <Input
          type="search"
          aria-label="Search users"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search by name, email, location or school"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') flush()
          }}
          className="pl-10"
        />
      </div>
      {hasFailed ? (
        <ErrorState title="Error loading data" message="Failed to fetch users" onRetry={onRetry} />
      ) : page === undefined ? (
        <p role="status" className="flex items-center justify-center gap-3 py-16 text-sm text-ink-soft">
          <Spinner className="text-accent" />
          Loading users...
        </p>
      ) : page.users.length === 0 ? (
        <EmptyState title={search ? 'No users found matching your search' : 'No users found'} />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
          {children}
        </ul>
      )}
      {page && page.totalPages > 1 ? pagination : null}
    </section>
  )
}

function totalLabel(total: number, search: string) {
  return search ? countOf(total, 'user matches', 'users match') : `${countOf(total, 'user')} in total`
}
