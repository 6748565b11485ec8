/**
 * npm runs a script through a shell, and a signal to npm ends only that shell. A program that npm started therefore watches
 * its parent, and sends itself SIGTERM when the parent is gone.
 */
export function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}
