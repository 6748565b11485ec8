import { type Kind, kindOf } from './kinds.ts'

/** The page of a kind with a listing's dialog open. */
export const viewPath = (kind: Kind, id: number): string => `/${kindOf(kind).names.path}?view=${kind}-${id}`
