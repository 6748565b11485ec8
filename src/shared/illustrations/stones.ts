/** The three stones of the logo in a 32-unit box, bottom to top. */
export const stones = {
  base: 'M2.6 25.6c.3-3.4 5-5 12.6-5.2 8-.2 13.9 1.2 14.2 4.6.3 3.3-5.1 5-13.5 5.1-8.3.1-13.6-1.1-13.3-4.5Z',
  middle: 'M6.3 17.2c-.3-2.9 3.4-5.1 8.7-5.5 5.6-.4 9.5 1.1 9.7 3.7.2 2.5-3.6 3.9-9 4.2-5.5.3-9.1.2-9.4-2.4Z',
  top: 'M11.2 7.7c.6-2.6 3.7-4.3 7.1-3.7 3.5.6 5.3 2.8 4.7 4.9-.6 2-3.5 2.5-6.7 2-3.3-.5-5.6-1-5.1-3.2Z',
}

/** The logo as SVG in one color, each stone lighter than the one below. */
export const cairnPaths = `<path d="${stones.base}"/><path d="${stones.middle}" fill-opacity=".8"/><path d="${stones.top}" fill-opacity=".6"/>`
