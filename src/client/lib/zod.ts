import { config } from 'zod/v4'

// The browser build resolves `zod` to this file. The content security policy forbids eval, and zod would probe for it
// when the first schema is created, which browsers report as a violation.
config({ jitless: true })

export * from 'zod/v4'
