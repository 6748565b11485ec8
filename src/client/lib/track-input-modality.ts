/**
 * Marks the document until a key is pressed, and again after each click. Browsers show the focus ring when a script
 * moves focus after a click or a page load, for example into a dialog; app.css hides it then.
 */
export function trackInputModality(page: Document) {
  const { dataset } = page.documentElement
  dataset.input = 'pointer'
  page.addEventListener('pointerdown', () => (dataset.input = 'pointer'), { capture: true, passive: true })
  page.addEventListener('keydown', ({ key }) => modifiers.has(key) || delete dataset.input, { capture: true })
}

/** Held for a click, they do not move focus. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta'])
