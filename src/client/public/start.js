// Starts the scripts of a page that is readable without them (shared/contract/page-paths.ts) after the pictures that visitors
// wait for, which would otherwise be painted after the scripts. A file, because the content security policy forbids inline scripts.
const pictures = [...document.querySelectorAll('img[fetchpriority=high]')]
const loaded = Promise.all(
  pictures.map(
    (picture) => picture.complete || new Promise((done) => (picture.onload = picture.onerror = done)),
  ),
)
const maxWait = new Promise((done) => setTimeout(done, 2000))

// Without a task in between: the event `load` waits for scripts that were added before it.
Promise.race([loaded, maxWait]).then(() => {
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
  const { src } = document.querySelector('script[type=later]')
  const script = { type: 'module', src, crossOrigin: '', fetchPriority: 'low' }
  document.head.append(Object.assign(document.createElement('script'), script))
})
