import { tutoringTypeLabels, tutoringTypes } from '../../reference/options.ts'
import { subjects, subjectsByCategory, tutoringCategories } from '../../reference/subjects.ts'
import { defineKind } from '../define-kind.ts'
import { choice, email, list, longText, phone, photo, text, url } from '../fields.ts'
import { kindPaths } from '../kind-paths.ts'
import { tutoringDrawings } from './category-drawings.ts'
import { listingDefaults } from './listing-defaults.ts'
import { placeFields, placeFilters } from './place.ts'
import { deliveryMode } from './shared-fields.ts'

export const tutoring = defineKind({
  ...listingDefaults,
  names: {
    listingType: 'tutoring',
    path: kindPaths.tutoring,
    adminType: 'tutoring-provider',
    rows: 'providers',
    pending: 'tutoringProviders',
    bookmark: 'tutoring',
    label: 'Tutoring Provider',
    plural: 'Tutoring Providers',
    nav: 'Tutors',
    tab: 'Tutoring Service',
    section: 'Tutoring Providers',
  },
  card: {
    title: 'Tutoring Providers',
    text: 'Private tutors and learning centers, subject by subject.',
    icon: 'graduation-cap',
  },
  intro: 'Private tutors and learning centers for every subject, here and online.',
  title: 'name',
  organization: null,
  subtitle: 'type',
  categories: 'categories',
  categoryDrawings: tutoringDrawings,
  drawing: 'books',
  facts: [{ fact: 'mode', field: 'deliveryMode' }],
  opens: [],
  closes: [],
  fields: {
    name: text({ label: 'Name', required: 'Name is required' }),
    type: choice({
      label: 'Business type',
      options: tutoringTypes,
      labels: tutoringTypeLabels,
      submitOptions: ['private_tutor', 'business'],
      editOptions: ['Individual', 'Group', 'Both'],
      required: 'Business type is required',
    }),
    description: longText({ label: 'Description', required: 'Description is required' }),
    categories: list({
      label: 'Categories',
      options: tutoringCategories,
      required: 'Please select at least one category',
    }),
    subjects: list({
      label: 'Specific subjects',
      options: subjects,
      open: true,
      groups: { by: 'categories', options: subjectsByCategory },
    }),
    deliveryMode,
    website: url({ label: 'Website', placeholder: 'https://' }),
    phone: phone({ label: 'Phone' }),
    email: email({ label: 'Email' }),
    ...placeFields,
    photoUrl: photo({ label: 'Photo' }),
  },
  filters: [
    ...placeFilters,
    { param: 'type', field: 'type', op: 'in', label: 'Business Type' },
    { param: 'categories', field: 'categories', op: 'overlaps', label: 'Categories' },
    { param: 'subjects', field: 'subjects', op: 'overlapsFolded', label: 'Specific Subjects' },
  ],
  sorts: ['createdAt', 'name', 'rating', 'thumbsUp', 'viewCount'],
  sections: [
    { title: 'Basics', fields: ['name', 'type', 'description', 'photoUrl'] },
    { title: 'What you teach', fields: ['categories', 'subjects', 'deliveryMode'] },
    { title: 'Contact', fields: ['website', 'phone', 'email'] },
    { title: 'Where', fields: ['address', 'city', 'state', 'zipcode', 'latitude', 'longitude'] },
  ],
  example: {
    name: 'Cedar Hill Math Studio',
    type: 'business',
    description: 'Small-group and one-to-one math help for grades 6 to 12.',
    categories: 'Mathematics; Standardized Tests',
    subjects: 'Algebra; Calculus; SAT Prep',
    deliveryMode: 'In-person; Online',
    website: 'https://cedarhill.example.org',
    phone: '(925) 555-0100',
    email: 'hello@cedarhill.example.org',
    address: '100 Example Street',
    city: 'Pleasanton',
    state: 'CA',
    zipcode: '94566',
    latitude: '',
    longitude: '',
  },
})
