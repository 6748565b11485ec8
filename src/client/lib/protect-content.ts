/** Blocks the context menu and the copy, cut, select-all and view-source shortcuts. Editable fields are exempt. */
export function protectContent(document: Document) {
  document.addEventListener('contextmenu', (event) => {
    if (!isEditable(event.target)) event.preventDefault()
  })
  document.addEventListener('keydown', (event) => {
    const isBlocked =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && blockedKeys.has(event.key.toLowerCase())
    if (isBlocked && !isEditable(event.target)) event.preventDefault()
  })
}

const blockedKeys = new Set(['c', 'x', 'a', 'u'])

function isEditable(target: EventTarget | null) {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  )
}
