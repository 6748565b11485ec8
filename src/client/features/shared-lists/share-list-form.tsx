import { type FormEvent, useState } from 'react'
import { ApiError, errorMessage, failureMessage } from '#client/api/api-error.ts'
import { listingValues } from '#client/api/listing-values.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { useShareList } from '#client/api/shared-lists.ts'
import { countOf } from '#client/lib/count-of.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field, FieldError } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { toastError } from '#client/ui/toast-store.ts'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { maxListName, maxSharedItems, type OwnSharedList } from '#shared/contract/shared-lists.ts'
import { defaultKind, kindOf, parseKind } from '#shared/listings/kinds.ts'
import { pacificDay, plusDays } from '#shared/rules/calendar-day.ts'

interface ShareListFormProps {
  bookmarks: readonly Bookmark[]
  onShared: (list: OwnSharedList) => void
}

const expiries = [
  { value: '7', label: 'In a week' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '', label: 'Never' },
]

export function ShareListForm({ bookmarks, onShared }: ShareListFormProps) {
  const user = useCurrentUser()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [days, setDays] = useState('30')
  const [showName, setShowName] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const share = useShareList({
    onSuccess: onShared,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 400) setErrors(error.fieldErrors)
      else toastError(failureMessage(error, errorMessage(error)))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = {
      ...(name.trim() === '' && { name: 'Name is required' }),
      ...(chosen.size === 0 && { items: 'Please choose at least one item' }),
      ...(chosen.size > maxSharedItems && { items: `A list has at most ${maxSharedItems} items` }),
    }
    setErrors(problems)
    if (Object.keys(problems).length > 0) return
    const items = bookmarks
      .filter(({ listingId }) => chosen.has(listingId))
      .map(({ listingType, listingId }) => ({
        listingType: parseKind(listingType) ?? defaultKind,
        listingId,
      }))
    const expiresOn = days === '' ? null : plusDays(pacificDay(new Date()), Number(days))
    share.mutate({ name, items, expiresOn, showName })
  }

  if (bookmarks.length === 0)
    return <p className="text-ink-soft">Save a few items first. Then you can share them as a list.</p>
  const isAll = bookmarks.every(({ listingId }) => chosen.has(listingId))
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Name" required error={errors.name}>
        <Input
          value={name}
          maxLength={maxListName}
          placeholder="Summer ideas"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">Items</legend>
        <div className="mt-1 flex items-center justify-between gap-3">
          <p role="status" className="text-sm text-ink-soft">
            {chosen.size} of {countOf(bookmarks.length, 'saved item')} chosen
          </p>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => setChosen(new Set(isAll ? [] : bookmarks.map(({ listingId }) => listingId)))}
          >
            {isAll ? 'Choose none' : 'Choose all'}
          </Button>
        </div>
        <ul className="max-h-60 overflow-y-auto rounded-md border border-line px-3 py-1">
          {bookmarks.map((bookmark) => (
            <li key={bookmark.id}>
              <Checkbox
                label={labelOf(bookmark)}
                checked={chosen.has(bookmark.listingId)}
                onChange={(event) => setChosen(toggled(chosen, bookmark.listingId, event.target.checked))}
              />
            </li>
          ))}
        </ul>
        {errors.items ? <FieldError>{errors.items}</FieldError> : null}
      </fieldset>
      <Field label="The link stops working" error={errors.expiresOn}>
        <Select options={expiries} value={days} onChange={(event) => setDays(event.target.value)} />
      </Field>
      <Checkbox
        label={user ? `Show my name (${user.displayName})` : 'Show my name'}
        checked={showName}
        onChange={(event) => setShowName(event.target.checked)}
      />
      <Button type="submit" className="self-end" loading={share.isPending}>
        Create link
      </Button>
    </form>
  )
}

function toggled(chosen: ReadonlySet<number>, id: number, isChosen: boolean): ReadonlySet<number> {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}

function labelOf({ listingType, listing }: Bookmark) {
  const kind = kindOf(parseKind(listingType) ?? defaultKind)
  return (
    <>
      {String(listingValues(listing)[kind.title])}{' '}
      <span className="text-ink-faint">· {kind.names.label}</span>
    </>
  )
}
