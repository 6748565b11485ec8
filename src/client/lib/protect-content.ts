/**
 * SPEC section 2 blocks the context menu and the shortcuts for copy, cut, select-all and view-source on the
 * whole document. A person must still be able to edit a form, so fields are left alone.
 */
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
