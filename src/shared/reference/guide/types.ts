export type MilestoneId =
  | '9th'
  | 'summer-9'
  | '10th'
  | 'summer-10'
  | '11th'
  | 'summer-11'
  | '12th'
  | 'summer-12'

/** 'MM-DD'. The year depends on the graduation year; see dates.ts. */
export type MonthDay = `${number}-${number}`

export interface Goal {
  /** The key of stored progress, so it never changes after release, even if the text does. */
  id: string
  text: string
}

export interface Checkpoint {
  /** Permanent, like the id of a goal. */
  id: string
  text: string
  date?: MonthDay
  /** The date is a recommendation or differs between colleges; absent for a fixed public date. */
  isApproximate?: true
}

export interface GuideResource {
  label: string
  url: string
  note: string
}

export interface TimelineNote {
  subheader: string
  bullets: readonly string[]
}

export interface Milestone {
  id: MilestoneId
  title: string
  period: string
  /** HTML with only p, strong, ul and li. The page renders it unescaped, so it must come from this folder. */
  description: string
  goals: readonly Goal[]
  milestones: readonly Checkpoint[]
  resources: readonly GuideResource[]
  notes?: readonly TimelineNote[]
}

export interface QuickResource {
  label: string
  url: string
  description: string
}

export interface QuickResourceGroup {
  id: string
  title: string
  resources: readonly QuickResource[]
}
