/** Whether nobody takes the call any more. */
export const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  )
