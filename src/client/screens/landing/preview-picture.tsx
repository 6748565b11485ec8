import { type Theme, useTheme } from '#client/lib/theme.ts'
import { type Slide, shapes } from './slides.ts'

/** Dimensions for each shape prevent a layout shift. The browser uses the first matching source. */
export function PreviewPicture({ slide: { pictures, alt } }: { slide: Slide }) {
  const [theme] = useTheme()
  const { width, height } = shapes.wide
  return (
    <picture>
      {sources.flatMap(({ shape, look, media, sizes }) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`${shape} ${look} ${format}`}
            type={`image/${format}`}
            srcSet={pictures[shape][look][format]}
            sizes={sizes}
            media={[media, look === 'dark' && darkMedia[theme]].filter(Boolean).join(' and ') || undefined}
            width={shapes[shape].width}
            height={shapes[shape].height}
          />
        )),
      )}
      <img
        src={pictures.wide.light.fallback}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  )
}

const narrow = { media: '(max-width: 39.99rem)', sizes: '92vw' }
const wide = { media: null, sizes: '(min-width: 80rem) 75rem, 92vw' }
const sources = [
  { shape: 'phone', look: 'dark', ...narrow },
  { shape: 'phone', look: 'light', ...narrow },
  { shape: 'wide', look: 'dark', ...wide },
  { shape: 'wide', look: 'light', ...wide },
] as const

/** 'not all' cannot be combined with 'and', so an impossible width means never. */
const darkMedia = {
  system: '(prefers-color-scheme: dark)',
  dark: '(min-width: 0)',
  light: '(max-width: 0)',
} as const satisfies Record<Theme, string>
