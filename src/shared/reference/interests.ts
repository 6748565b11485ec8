import type { campCategories, eventCategories, internshipTypes, jobCategories } from './options.ts'
import type { TutoringCategory } from './subjects.ts'

type Category =
  | TutoringCategory
  | (typeof campCategories)[number]
  | (typeof internshipTypes)[number]
  | (typeof jobCategories)[number]
  | (typeof eventCategories)[number]

/** Each kind has its own categories. An interest groups related ones, in display order. */
export const interestCategories = {
  'Math & Science': ['Mathematics', 'Science', 'STEM', 'Research', 'STEM-related Jobs'],
  'Computers & Engineering': [
    'Computer Science & Coding',
    'Computer Science',
    'Engineering',
    'Technology',
    'Tech & IT Support',
  ],
  'Health & Medicine': [
    'Medicine & Health Science',
    'Healthcare',
    'Healthcare Assistant Roles',
    'Health & Wellness',
    'Wellness & Personal Development',
  ],
  'Business & Careers': [
    'Entrepreneurship & Business',
    'Business & Marketing',
    'Pre-Professional',
    'Career Development',
    'Office / Administrative Support',
    'Freelance / Gig Work',
  ],
  'Law & Government': ['Law & Government', 'Government', 'Law & Policy', 'Government / Civic Jobs'],
  'Reading, Writing & History': ['English', 'Humanities', 'Social Science', 'Humanities & Social Sciences'],
  'Languages & Cultures': ['Other Languages', 'Language & Cultural Immersion', 'Arts & Culture'],
  'Art & Design': ['Visual Arts', 'Music & Arts', 'Arts & Media', 'Creative & Design', 'Arts & Culture'],
  'Music & Theater': ['Music', 'Performing Arts', 'Music & Arts', 'Drama & Theater'],
  'Sports & Fitness': [
    'Team Sports',
    'Individual Sports',
    'Water Sports',
    'Racquet Sports',
    'Combat Sports',
    'Fitness & Conditioning',
    'Sports & Athletics',
    'Sports',
  ],
  'Outdoors & Environment': [
    'Adventure & Outdoor',
    'Outdoor & Adventure',
    'Environmental & Sustainability',
    'Environment',
  ],
  'Community & Service': [
    'Community Service',
    'Volunteer',
    'Nonprofit & Social Impact',
    'Nonprofit & Community Service',
    'Faith-Based',
    'Social',
  ],
  Leadership: ['Leadership', 'Competition'],
  'College & Test Prep': ['Standardized Tests', 'College Prep & Test Prep', 'Counseling', 'Academic'],
  'Children & Teaching': ['Childcare / Camp Jobs', 'Education & Tutoring'],
  'Food & Retail': ['Food & Hospitality', 'Retail & Customer Service'],
  'Life Skills & Support': ['Life Skills & Vocational Training', 'Special Needs & Inclusive'],
} as const satisfies Record<string, readonly Category[]>

export type Interest = keyof typeof interestCategories

export const interests = Object.keys(interestCategories) as [Interest, ...Interest[]]
