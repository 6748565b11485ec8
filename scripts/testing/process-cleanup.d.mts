export interface ProcessCleanup {
  addGroup(pid: number): void
  removeGroup(pid: number): void
  addFolder(path: string): void
  finish(): Promise<unknown>
}
export function startProcessCleanup(): ProcessCleanup
export function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean
