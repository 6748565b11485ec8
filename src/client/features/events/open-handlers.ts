export interface OpenHandlers {
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  /** Called on hover or focus, for preloading. */
  onIntent: () => void
}
