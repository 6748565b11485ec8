import { afterPaint } from '#client/lib/after-paint.ts'

/** Scrolls to the top of new results if it is above the viewport. */
export function scrollToTop(results: HTMLElement | null) {
  afterPaint(() => {
    if ((results?.getBoundingClientRect().top ?? 0) < 0) results?.scrollIntoView()
  })
}
