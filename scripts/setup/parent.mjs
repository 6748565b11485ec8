/**
 * npm runs a script through a shell, and a signal to npm ends that shell and reaches nothing below it. So a program
 * that npm has started looks for itself whether it has been left alone, and then ends as if it had been told to.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}
