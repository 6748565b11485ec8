/**
 * npm runs a script through a shell, and a signal to npm kills only that shell. So poll the parent process, and send SIGTERM
 * to this one when the parent has exited.
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
