/** Whether the connection is refused. */
export const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  )
