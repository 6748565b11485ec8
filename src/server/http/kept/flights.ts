/**
 * What is being made right now. When something that is asked for a thousand times a second is no longer kept, whoever
 * comes first makes it anew and the others wait, instead of all of them making the same.
 */
export function createFlights() {
  const underWay = new Map<string, Promise<void>>()

  return {
    /** Ends when whoever makes it is done, well or badly. Null when nobody does. */
    of: (key: string): Promise<void> | null => underWay.get(key) ?? null,
    begin(key: string): () => void {
      let end = () => undefined as undefined
      const flight = new Promise<void>((resolve) => {
        end = () => void resolve()
      })
      underWay.set(key, flight)
      return () => {
        if (underWay.get(key) === flight) underWay.delete(key)
        end()
      }
    },
  }
}
