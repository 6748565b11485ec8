import { type ComponentType, lazy, useState } from 'react'

export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>
  /** Starts the download, as early as somebody seems to be going there. */
  preload: () => Promise<unknown>
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
  const Late: ComponentType<Props> = lazy(async () => ({ default: await preload() }))
  function Screen(props: Props) {
    // Chosen once per mount: changing it later would throw away what the screen holds.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Chosen {...props} />
  }
  return { Screen, preload, isReady: () => loaded !== undefined }
}
