import { afterPaint } from '#client/lib/after-paint.ts'

/** Brings the beginning of new results into view when it is above the window. */
export function scrollToTop(results: HTMLElement | null) {
  afterPaint(() => {
    if ((results?.getBoundingClientRect().top ?? 0) < 0) results?.scrollIntoView()
  })
}
