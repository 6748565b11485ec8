import { describe, expect, it } from 'vitest'
import { guide, notesHeading, welcome } from './index.ts'
import type { Milestone, MilestoneId } from './types.ts'

const ids = ['9th', 'summer-9', '10th', 'summer-10', '11th', 'summer-11', '12th', 'summer-12'] as const
const grades = guide.filter(({ id }) => !id.startsWith('summer-'))
const summers = guide.filter(({ id }) => id.startsWith('summer-'))

function step(id: MilestoneId): Milestone {
  const found = guide.find((milestone) => milestone.id === id)
  if (!found) throw new Error(`no milestone ${id}`)
  return found
}

const goalsOf = (id: MilestoneId) => step(id).goals.map(({ text }) => text)
const checkpoint = (id: string) =>
  guide.flatMap(({ milestones }) => milestones).find((item) => item.id === id)

describe('the eight milestones', () => {
  it('run from 9th grade to the summer after 12th', () => {
    expect(guide.map(({ id }) => id)).toEqual(ids)
  })

  it('each carry a title and a period, and 9th is Freshman Year', () => {
    expect(guide.map(({ title, period }) => `${title}: ${period}`)).toEqual([
      '9th Grade: Freshman Year',
      'Summer After 9th: After Freshman Year',
      '10th Grade: Sophomore Year',
      'Summer After 10th: After Sophomore Year',
      '11th Grade: Junior Year',
      'Summer After 11th: After Junior Year',
      '12th Grade: Senior Year',
      'Summer After 12th: After Graduation',
    ])
  })

  it('offer to start with 9th grade when none is chosen', () => {
    expect(welcome.action).toBe('Start with 9th Grade')
  })

  it('give each grade 6 to 10 goals and 6 to 12 milestones, each summer 4 to 7 of both', () => {
    for (const { id, goals, milestones } of grades) {
      expect(goals.length, id).toBeGreaterThanOrEqual(6)
      expect(goals.length, id).toBeLessThanOrEqual(10)
      expect(milestones.length, id).toBeGreaterThanOrEqual(6)
      expect(milestones.length, id).toBeLessThanOrEqual(12)
    }
    for (const { id, goals, milestones } of summers) {
      for (const { length } of [goals, milestones]) {
        expect(length, id).toBeGreaterThanOrEqual(4)
        expect(length, id).toBeLessThanOrEqual(7)
      }
    }
  })

  it('each point to at least four resources', () => {
    for (const { id, resources } of guide) expect(resources.length, id).toBeGreaterThanOrEqual(4)
  })

  it('give every goal and milestone a unique id with the prefix of its step', () => {
    const all = guide.flatMap(({ id, goals, milestones }) => [
      ...goals.map((goal) => ({ id: goal.id, prefix: `${id}-goal-` })),
      ...milestones.map((item) => ({ id: item.id, prefix: `${id}-milestone-` })),
    ])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { id, prefix } of all) {
      expect(id.startsWith(prefix), id).toBe(true)
      expect(id).toMatch(/^[a-z0-9-]+$/)
    }
  })

  it('describe themselves in balanced HTML of p, strong, ul and li without attributes', () => {
    for (const { id, description } of guide) {
      const open: string[] = []
      for (const [, slash, tag] of description.matchAll(/<(\/?)([^>]*)>/g)) {
        expect(['p', 'strong', 'ul', 'li'], `${id}: ${tag}`).toContain(tag)
        if (slash) expect(open.pop(), id).toBe(tag)
        else open.push(tag ?? '')
      }
      expect(open, id).toEqual([])
      expect(description.replace(/<[^>]*>/g, ''), id).not.toMatch(/[<>&]/)
    }
  })

  it('are plain text except in descriptions', () => {
    for (const { goals, milestones, resources, notes } of guide) {
      const texts = [
        ...goals.map(({ text }) => text),
        ...milestones.map(({ text }) => text),
        ...resources.flatMap(({ label, note }) => [label, note]),
        ...(notes ?? []).flatMap(({ subheader, bullets }) => [subheader, ...bullets]),
      ]
      for (const text of texts) {
        expect(text).not.toMatch(/[<>&]/)
        expect(text).toBe(text.trim())
        expect(text).not.toMatch(/ {2}/)
      }
    }
  })

  it('end every goal, milestone and bullet as a sentence', () => {
    const sentences = guide.flatMap(({ goals, milestones, notes }) => [
      ...goals.map(({ text }) => text),
      ...milestones.map(({ text }) => text),
      ...(notes ?? []).flatMap(({ bullets }) => bullets),
    ])
    for (const text of sentences) expect(text).toMatch(/[.?]$/)
  })
})

describe('the timeline notes', () => {
  const subheaders = (id: MilestoneId) => step(id).notes?.map(({ subheader }) => subheader)

  it('have exactly the expected subheaders', () => {
    expect(notesHeading).toBe('Key focus areas on different timelines')
    expect(subheaders('10th')).toEqual(['Fall Semester', 'Spring Semester'])
    expect(subheaders('11th')).toEqual(['Fall', 'Winter/Spring'])
    expect(subheaders('12th')).toEqual([
      'All Year Long',
      'August/September/October',
      'October/November',
      'December',
      'January/March',
      'March/April',
      'May',
      'After Graduation',
    ])
  })

  it('exist only for 10th, 11th and 12th grade', () => {
    expect(guide.filter(({ notes }) => notes !== undefined).map(({ id }) => id)).toEqual([
      '10th',
      '11th',
      '12th',
    ])
  })

  it('each have several bullets', () => {
    for (const { notes } of guide) {
      for (const { subheader, bullets } of notes ?? []) {
        expect(bullets.length, subheader).toBeGreaterThanOrEqual(4)
      }
    }
  })
})

describe('the dates of docs/product.md 17.8', () => {
  it.each([
    ['12th-milestone-fafsa', '10-01', /FAFSA opens October 1/, undefined],
    ['12th-milestone-early', '11-01', /early applications, due around November 1/, true],
    ['12th-milestone-csu-uc', '11-30', /CSU and UC applications by November 30/, undefined],
    ['12th-milestone-regular', '01-01', /regular decision applications, due around January 1/, true],
    ['12th-milestone-decisions', '04-01', /decisions, which arrive by April 1/, undefined],
    ['12th-milestone-deposit', '05-01', /deposit by May 1/, undefined],
  ])('%s falls on %s', (id, date, words, isApproximate) => {
    const item = checkpoint(id)
    expect(item?.date).toBe(date)
    expect(item?.isApproximate).toBe(isApproximate)
    expect(item?.text).toMatch(words)
  })

  it('are all in the description of 12th grade', () => {
    const { description } = step('12th')
    for (const day of ['October 1', 'November 1', 'November 30', 'January 1', 'April 1', 'May 1']) {
      expect(description).toContain(day)
    }
  })

  it('are valid days in a sortable format', () => {
    for (const { date } of guide.flatMap(({ milestones }) => milestones)) {
      if (date === undefined) continue
      expect(date).toMatch(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
      expect(new Date(`2027-${date}T00:00:00Z`).toISOString().slice(5, 10)).toBe(date)
    }
  })

  it('give every milestone a date on the timeline', () => {
    expect(guide.flatMap(({ milestones }) => milestones).filter(({ date }) => date === undefined)).toEqual([])
  })

  it('keep summer milestones between June and August', () => {
    for (const { id, milestones } of summers) {
      for (const { date } of milestones) expect(['06', '07', '08'], id).toContain(date?.slice(0, 2))
    }
  })
})

describe('the numbers of the goals', () => {
  it('a GPA of 3.5 or higher is a goal of every grade', () => {
    for (const { id } of grades)
      expect(
        goalsOf(id).some((text) => text.includes('GPA of 3.5 or higher')),
        id,
      ).toBe(true)
  })

  it('the first summer asks for 20+ hours of community service, the second for 40+', () => {
    expect(goalsOf('summer-9').some((text) => text.includes('20+ hours of community service'))).toBe(true)
    expect(goalsOf('summer-10').some((text) => text.includes('40+ hours of community service'))).toBe(true)
  })

  it('3-5 campus visits are a goal before senior year', () => {
    expect(goalsOf('summer-11').some((text) => text.includes('3-5 campus visits'))).toBe(true)
  })
})

describe('what a family in California needs to hear', () => {
  const everything = JSON.stringify(guide)
  it.each([
    'A-G',
    'UC',
    'CSU',
    'Cal Grant',
    'CCGI',
    'dual enrollment',
    'California Dream Act',
    'CalKIDS',
    'fee waiver',
  ])('%s is explained', (words) => {
    expect(everything.toLowerCase()).toContain(words.toLowerCase())
  })
})
