import { Search, X } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { cx } from '#client/lib/cx.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { useMedia } from '#client/lib/use-media.ts'
import { useSlashKey } from '#client/lib/use-slash-key.ts'
import { controlStyle } from '#client/ui/control-style.ts'
import { IconButton } from '#client/ui/icon-button.tsx'

/** Lazy: it includes the registry of kinds, which most pages do not need at first. */
const searchBox = lazyScreen(async () => (await import('#client/features/search/search-box.tsx')).SearchBox)

/** A box in wide headers, otherwise an icon that opens it below. The search page has its own box. */
export function HeaderSearch() {
  const [path] = useLocation()
  const isWide = useMedia('(min-width: 80rem)')
  if (path === '/search') return null
  return isWide ? <WideSearch /> : <OpenableSearch key={path} />
}

/** A plain input until focus; then the combobox loads and takes over the typed text. */
function WideSearch() {
  const [text, setText] = useState('')
  const [isReady, setReady] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(isReady ? null : () => input.current?.focus())
  if (isReady) {
    return (
      <searchBox.Screen
        isShortcut
        autoFocus
        typed={text}
        landmark={landmark}
        className={wideStyle}
        inputClassName="h-10"
        hint="Find anything  /"
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports the search element.
    <form role="search" aria-label={landmark} action="/search" className={cx('relative', wideStyle)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={input}
        type="text"
        name="q"
        role="combobox"
        aria-expanded={false}
        aria-label="Find anything"
        autoComplete="off"
        placeholder="Find anything  /"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPointerEnter={searchBox.preloadSoon}
        onFocus={() =>
          void searchBox.preload().then(
            () => setReady(true),
            () => undefined,
          )
        }
        className={cx(controlStyle, 'h-10 rounded-full pr-4 pl-10')}
      />
    </form>
  )
}

const wideStyle = 'h-10 w-56'
/** Differs from the search landmark of the home page. */
const landmark = 'Site header'

function OpenableSearch() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useSlashKey(() => setOpen(true))
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <IconButton
        ref={button}
        label={isOpen ? 'Close' : 'Find anything'}
        aria-expanded={isOpen}
        className="max-[22.5rem]:hidden"
        onPointerEnter={searchBox.preloadSoon}
        onFocus={searchBox.preloadSoon}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
      </IconButton>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the box closes its container.
        <div
          className="absolute inset-x-0 top-full border-b border-line bg-canvas shadow-card"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <div className="container-page min-h-17 py-3">
            <Suspense>
              <searchBox.Screen landmark={landmark} autoFocus onLeave={() => setOpen(false)} />
            </Suspense>
          </div>
        </div>
      ) : null}
    </>
  )
}
