import type { EventEntry } from '../entries.ts'
import { culture } from './events/culture.ts'
import { futures } from './events/futures.ts'
import { learning } from './events/learning.ts'
import { outdoorsAndService } from './events/outdoors-and-service.ts'

export const eventEntries: EventEntry[] = [...learning, ...culture, ...futures, ...outdoorsAndService]
