import { type Theme, useTheme } from '#client/lib/theme.ts'
import { pictureSize, type Slide } from './slides.ts'

/** Fixed dimensions prevent a layout shift. */
export function PreviewPicture({ slide: { light, dark, alt } }: { slide: Slide }) {
  const [theme] = useTheme()
  return (
    <picture>
      <source type="image/avif" srcSet={dark.avif} sizes={sizes} media={darkMedia[theme]} />
      <source type="image/webp" srcSet={dark.webp} sizes={sizes} media={darkMedia[theme]} />
      <source type="image/avif" srcSet={light.avif} sizes={sizes} />
      <source type="image/webp" srcSet={light.webp} sizes={sizes} />
      <img
        src={light.fallback}
        alt={alt}
        {...pictureSize}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  )
}

const sizes = '(min-width: 80rem) 75rem, 92vw'

const darkMedia = {
  system: '(prefers-color-scheme: dark)',
  dark: 'all',
  light: 'not all',
} as const satisfies Record<Theme, string>
