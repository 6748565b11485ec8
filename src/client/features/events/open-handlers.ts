/** How an event of the results is opened. */
export interface OpenHandlers {
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  /** Called when somebody seems to be about to open one. */
  onIntent: () => void
}
