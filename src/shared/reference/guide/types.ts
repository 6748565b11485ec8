export type MilestoneId =
  | '9th'
  | 'summer-9'
  | '10th'
  | 'summer-10'
  | '11th'
  | 'summer-11'
  | '12th'
  | 'summer-12'

/** 'MM-DD'. The year depends on when the student graduates; see dates.ts. */
export type MonthDay = `${number}-${number}`

export interface Goal {
  /** Accounts keep their ticks by this id, so it never changes once it has shipped, whatever the text becomes. */
  id: string
  text: string
}

export interface Checkpoint {
  /** As for a goal: accounts keep their ticks by this id. */
  id: string
  text: string
  date?: MonthDay
  /** The date is a good time or differs from college to college; absent means a fixed public date. */
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
  /** HTML made of p, strong, ul and li alone, from this folder alone: the page shows it as it is. */
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
