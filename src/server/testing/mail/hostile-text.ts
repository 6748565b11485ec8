import fc from 'fast-check'

/** Random code units, including lone surrogates and control characters, often with a forged header. */
export const hostileText = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }),
    fc.constantFrom(
      '',
      '\r\nBcc: eve@example.org',
      '\nBcc: eve@example.org\n\n',
      '\u2028Bcc:',
      '\r\n\r\n<p>',
    ),
    fc.array(fc.integer({ min: 0, max: 0xff }), { maxLength: 20 }),
  )
  .map(([before, forged, after]) => String.fromCharCode(...before) + forged + String.fromCharCode(...after))
