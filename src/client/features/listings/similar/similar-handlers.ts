export interface SimilarHandlers {
  hrefOf: (id: number) => string
  /** Opens a listing in place; without it the link is followed. */
  onOpen?: (id: number) => void
}
