import { demoPerson } from './content/people.ts'

/**
 * An account for trying the product, with the rights that registering gives and no others: so its password may be
 * known. Made with the data, never on a database that people already use.
 */
export const demoAccount = { email: demoPerson.email, password: 'four oaks at the trailhead' }

/** The hash of that password, made once, so that filling the database does not wait for it. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$0nvDadb9afK5dO2Us4wfdg$b8KIYUXU2o7f19BrwZASJu8Wq4HynFmM1HFKGhVytno'
