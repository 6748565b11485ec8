import { expect, it } from 'vitest'
import { drawings } from '#shared/illustrations/drawings.ts'
import { palettes } from '#shared/illustrations/palettes.ts'
import type { Role } from '#shared/illustrations/shape.ts'
import { shapesSvg } from '#shared/illustrations/shapes-svg.ts'

/** Colors are CSS variables of the page, so that they follow its theme. */
const colors = Object.fromEntries(
  Object.keys(palettes.teal.light).map((role) => [role, `var(--art-${role})`]),
) as Record<Role, string>

/** `npx vitest run --project unit drawings-file -u` updates the file. */
it('drawings.svg is up to date with the drawings', async () => {
  const symbols = Object.entries(drawings).map(
    ([name, shapes]) => `<g id="${name}">${shapesSvg(shapes, colors)}</g>\n`,
  )
  const file = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
  await expect(file).toMatchFileSnapshot('./drawings.svg')
})
