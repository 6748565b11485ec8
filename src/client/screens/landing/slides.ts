export interface Slide {
  title: string
  alt: string
  light: Picture
  dark: Picture
}

/** What `srcset` takes, in the formats from the smallest to the one that everything reads. */
export interface Picture {
  avif: string
  webp: string
  fallback: string
}

export const pictureSize = { width: 1440, height: 900 }

/** Screens of the product itself; `npm run screenshots` makes them anew. */
const files = import.meta.glob<string>('./pictures/*.{avif,webp}', { eager: true, import: 'default' })

export const slides: readonly Slide[] = [
  {
    title: 'Tutoring Providers',
    alt: 'A list of tutors with their subjects, towns and ratings, and filters beside it.',
    light: picture('tutoring-providers-light'),
    dark: picture('tutoring-providers-dark'),
  },
  {
    title: 'Planning Guides',
    alt: 'The guide open at tenth grade: goals and milestones to tick, and dates that come next.',
    light: picture('planning-guides-light'),
    dark: picture('planning-guides-dark'),
  },
]

function picture(name: string): Picture {
  const file = (end: string) => {
    const address = files[`./pictures/${name}-${end}`]
    if (!address) throw new Error(`There is no picture ${name}-${end}.`)
    return address
  }
  const inBothWidths = (format: string) => `${file(`720.${format}`)} 720w, ${file(`1440.${format}`)} 1440w`
  return { avif: inBothWidths('avif'), webp: inBothWidths('webp'), fallback: file('1440.webp') }
}
