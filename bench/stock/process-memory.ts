import { readFileSync } from 'node:fs'

export interface ProcessMemory {
  /** Megabytes that the process holds now, and the most it ever held. */
  resident: number
  peak: number
}

/** Of another process, by what Linux says of it; zeros elsewhere. */
export function processMemory(pid: number): ProcessMemory {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name: string) =>
      Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024
    return { resident: megabytes('VmRSS'), peak: megabytes('VmHWM') }
  } catch {
    return { resident: 0, peak: 0 }
  }
}
