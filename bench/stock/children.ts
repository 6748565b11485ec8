import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Remembers a process that must not outlive the part that started it. */
export function watchOver<Child extends ChildProcess>(child: Child): Child {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** After a part that failed half-way, and at the end. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}
