export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2.5 left-3 z-50 -translate-y-20 rounded-full bg-accent px-5 py-3 text-sm font-medium text-on-accent transition-transform focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
