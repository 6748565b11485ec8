/** Shows a confirmation and calls `leave` if the user accepts. */
type Ask = (leave: () => void) => void

let ask: Ask | null = null

/** Asks before navigation until the returned function is called. */
export function guardLeaving(question: Ask): () => void {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** Leaves at once, or after the user agrees to lose unsaved changes. */
export function leaveOrAsk(leave: (isConfirmed: boolean) => void) {
  if (ask) ask(() => leave(true))
  else leave(false)
}
