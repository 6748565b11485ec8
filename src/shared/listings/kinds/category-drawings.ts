import type { DrawingName } from '../../illustrations/drawings.ts'
import type {
  campCategories,
  eventCategories,
  internshipTypes,
  jobCategories,
} from '../../reference/options.ts'
import type { TutoringCategory } from '../../reference/subjects.ts'

// For the tile of a listing without a photo. A category without a drawing is a compile error.

export const tutoringDrawings = {
  Mathematics: 'calculator',
  English: 'book',
  'Social Science': 'globe',
  'Computer Science & Coding': 'laptop',
  Science: 'flask',
  Humanities: 'quill',
  'Standardized Tests': 'answer-sheet',
  'Other Languages': 'speech-bubbles',
  'Music & Arts': 'music-notes',
  Counseling: 'compass',
  'Life Skills & Vocational Training': 'toolbox',
  'Team Sports': 'soccer-ball',
  'Individual Sports': 'target',
  'Water Sports': 'swimmer',
  'Racquet Sports': 'racket',
  'Combat Sports': 'boxing-glove',
  'Adventure & Outdoor': 'mountain',
  'Fitness & Conditioning': 'dumbbell',
} satisfies Record<TutoringCategory, DrawingName>

export const campDrawings = {
  STEM: 'atom',
  Mathematics: 'calculator',
  'Medicine & Health Science': 'stethoscope',
  Leadership: 'flag',
  Engineering: 'robot',
  'Computer Science': 'laptop',
  'Law & Government': 'gavel',
  'Humanities & Social Sciences': 'quill',
  'Language & Cultural Immersion': 'globe',
  'Pre-Professional': 'briefcase',
  'College Prep & Test Prep': 'graduation-cap',
  'Entrepreneurship & Business': 'light-bulb',
  'Visual Arts': 'palette',
  'Performing Arts': 'theater-masks',
  Music: 'music-notes',
  'Sports & Athletics': 'shoe',
  'Outdoor & Adventure': 'tent',
  'Environmental & Sustainability': 'sapling',
  'Wellness & Personal Development': 'lotus',
  'Community Service': 'heart-in-hand',
  'Special Needs & Inclusive': 'wheelchair',
  'Faith-Based': 'candle',
} satisfies Record<(typeof campCategories)[number], DrawingName>

export const internshipDrawings = {
  Academic: 'books',
  STEM: 'atom',
  Healthcare: 'stethoscope',
  'Business & Marketing': 'megaphone',
  Research: 'microscope',
  'Nonprofit & Social Impact': 'heart-in-hand',
  Government: 'columns',
  'Arts & Media': 'camera',
  'Law & Policy': 'gavel',
} satisfies Record<(typeof internshipTypes)[number], DrawingName>

export const jobDrawings = {
  'Retail & Customer Service': 'storefront',
  'Food & Hospitality': 'chef-hat',
  'Office / Administrative Support': 'desk-lamp',
  'Education & Tutoring': 'books',
  'Tech & IT Support': 'headset',
  'STEM-related Jobs': 'microscope',
  'Childcare / Camp Jobs': 'building-blocks',
  'Healthcare Assistant Roles': 'first-aid-kit',
  'Creative & Design': 'pencil-and-ruler',
  'Freelance / Gig Work': 'bicycle',
  'Government / Civic Jobs': 'columns',
  'Nonprofit & Community Service': 'heart-in-hand',
} satisfies Record<(typeof jobCategories)[number], DrawingName>

export const eventDrawings = {
  Academic: 'graduation-cap',
  Sports: 'medal',
  'Arts & Culture': 'palette',
  'Community Service': 'heart-in-hand',
  Technology: 'robot',
  'Career Development': 'briefcase',
  Social: 'balloons',
  'Health & Wellness': 'lotus',
  Environment: 'sapling',
  Music: 'music-notes',
  'Drama & Theater': 'theater-masks',
  Science: 'telescope',
  Leadership: 'flag',
  Volunteer: 'heart-in-hand',
  Competition: 'trophy',
} satisfies Record<(typeof eventCategories)[number], DrawingName>
