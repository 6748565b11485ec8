import { type ComponentType, lazy, useState } from 'react'
import { afterPaint } from './after-paint.ts'

export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>
  preload: () => Promise<unknown>
  /**
   * For when somebody seems to be about to go there. A finger presses in the moment it arrives, and the press must not
   * wait for the download to be started. One that fails is told when the screen is shown; here it is only early.
   */
  preloadSoon: () => void
  isReady: () => boolean
}

/**
 * A component in a file of its own. Unlike bare `lazy`, one that has been preloaded renders at once: React
 * would show the fallback for 300 ms even for a file that is already here.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }
  const preloadSoon = () => {
    if (!loaded) afterPaint(() => void preload().catch(() => undefined))
  }
  const Late: ComponentType<Props> = lazy(async () => ({ default: await preload() }))
  function Screen(props: Props) {
    // Chosen once per mount: changing it later would throw away what the screen holds.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Chosen {...props} />
  }
  return { Screen, preload, preloadSoon, isReady: () => loaded !== undefined }
}
