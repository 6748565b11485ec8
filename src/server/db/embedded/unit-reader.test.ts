import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closeMessage, commandsOf, queryMessage, syncMessage } from './unit.ts'
import { createUnitReader } from './unit-reader.ts'

const flush = Buffer.from([0x48, 0, 0, 0, 4])
const terminate = Buffer.from([0x58, 0, 0, 0, 4])

const aUnit = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => queryMessage(text.replaceAll('\0', ''))),
  fc
    .string({ unit: 'binary' })
    .map((name) => Buffer.concat([closeMessage(name.replaceAll('\0', '')), syncMessage])),
  fc.constant(Buffer.concat([closeMessage('s1'), flush])),
)

test('however a stream is cut into chunks, the same units come out of it', () => {
  fc.assert(
    fc.property(fc.array(aUnit, { maxLength: 8 }), fc.array(fc.nat({ max: 40 })), (units, sizes) => {
      const reader = createUnitReader()
      const found: Buffer[] = []
      let stream = Buffer.concat(units)
      for (const size of [...sizes, Number.POSITIVE_INFINITY]) {
        found.push(...reader.push(stream.subarray(0, size)).units.map(({ bytes }) => bytes))
        stream = stream.subarray(size)
      }
      expect(found).toEqual(units)
    }),
  )
})

test('a goodbye is heard after what came before it', () => {
  const { units, isOver } = createUnitReader().push(Buffer.concat([queryMessage('select 1'), terminate]))
  expect(units.map((unit) => commandsOf(unit, new Map()))).toEqual([['select 1']])
  expect(isOver).toBe(true)
})

test('a client that does not speak the protocol is shown out', () => {
  expect(createUnitReader().push(Buffer.from('GET / HTTP/1.1\r\n\r\n')).isOver).toBe(false)
  expect(createUnitReader().push(Buffer.from([0x51, 0xff, 0xff, 0xff, 0xff, 0, 0])).isOver).toBe(true)
})
