/** Closed lists in display order (docs/product.md 3.4). */

export const tutoringTypes = ['private_tutor', 'business', 'Individual', 'Group', 'Both'] as const

export const tutoringTypeLabels: Record<(typeof tutoringTypes)[number], string> = {
  private_tutor: 'Private Tutor',
  business: 'Business',
  Individual: 'Individual',
  Group: 'Group',
  Both: 'Both (Individual & Group)',
}

export const campCategories = [
  'STEM',
  'Mathematics',
  'Medicine & Health Science',
  'Leadership',
  'Engineering',
  'Computer Science',
  'Law & Government',
  'Humanities & Social Sciences',
  'Language & Cultural Immersion',
  'Pre-Professional',
  'College Prep & Test Prep',
  'Entrepreneurship & Business',
  'Visual Arts',
  'Performing Arts',
  'Music',
  'Sports & Athletics',
  'Outdoor & Adventure',
  'Environmental & Sustainability',
  'Wellness & Personal Development',
  'Community Service',
  'Special Needs & Inclusive',
  'Faith-Based',
] as const

/** Equivalent to the flag `hasScholarship`. */
export const scholarshipTag = 'Scholarship Available'

export const campTags = [
  'Women Only',
  'Boys Only',
  'Underrepresented Groups',
  'Residential / Overnight',
  'Day Camp',
  'Virtual / Online',
  'Selective Admission',
  scholarshipTag,
  'University-Hosted',
  'Industry-Hosted',
] as const

/** By amount; `costRange` sorts in this order. */
export const campCostRanges = [
  'FREE',
  '< $1000',
  '$1000 - $3000',
  '$3000 - $5000',
  '$5000 - $6500',
  '$6500 - $8000',
  '> $8000',
] as const

export const internshipTypes = [
  'Academic',
  'STEM',
  'Healthcare',
  'Business & Marketing',
  'Research',
  'Nonprofit & Social Impact',
  'Government',
  'Arts & Media',
  'Law & Policy',
] as const

export const internshipCompensations = ['Paid', 'Unpaid', 'Stipend', 'Academic Credit'] as const

export const durations = ['Summer', 'Academic Year', 'Semester', 'Part-time', 'Full-time'] as const

export const workModes = ['In-person', 'Remote', 'Hybrid'] as const

/** Delivery modes: the work modes, and 'Online' for tutoring. */
export const deliveryModes = [...workModes, 'Online'] as const

export const jobCategories = [
  'Retail & Customer Service',
  'Food & Hospitality',
  'Office / Administrative Support',
  'Education & Tutoring',
  'Tech & IT Support',
  'STEM-related Jobs',
  'Childcare / Camp Jobs',
  'Healthcare Assistant Roles',
  'Creative & Design',
  'Freelance / Gig Work',
  'Government / Civic Jobs',
  'Nonprofit & Community Service',
] as const

export const jobCompensations = ['Hourly Wage', 'Stipend', 'Commission-based', 'Volunteer / Unpaid'] as const

export const jobTypes = ['Full-time', 'Part-time', 'Temporary'] as const

export const salaryTypes = ['hourly', 'monthly', 'yearly'] as const

export const shifts = ['Night shift', 'Day shift', 'Monday to Friday', 'Weekends'] as const

export const eventCategories = [
  'Academic',
  'Sports',
  'Arts & Culture',
  'Community Service',
  'Technology',
  'Career Development',
  'Social',
  'Health & Wellness',
  'Environment',
  'Music',
  'Drama & Theater',
  'Science',
  'Leadership',
  'Volunteer',
  'Competition',
] as const

export const eventAudiences = ['High School', 'College', 'Young Adults', 'All Ages'] as const
