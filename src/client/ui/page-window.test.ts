import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, 5, 'ellipsis', 20]],
    [7, 20, [5, 6, 7, 8, 9, 'ellipsis', 20]],
    [17, 20, [15, 16, 17, 18, 19, 20]],
    [20, 20, [16, 17, 18, 19, 20]],
  ] as const)('page %i of %i shows %j', (current, last, pages) => {
    expect(pageWindow(current, last)).toEqual(pages)
  })
})
