import { eventAudiences, eventCategories } from '../../reference/options.ts'
import { defineKind } from '../define-kind.ts'
import { day, degrees, email, flag, list, longText, phone, photo, text, time, url } from '../fields.ts'
import { address, city, placeFilters, state, zipcode } from './place.ts'

export const event = defineKind({
  names: {
    listingType: 'event',
    path: 'events',
    adminType: 'event',
    rows: 'events',
    pending: 'events',
    bookmark: 'events',
    label: 'Event',
    plural: 'Events',
    nav: 'Events',
    tab: 'Event',
  },
  title: 'title',
  organization: 'organizer',
  categories: 'categories',
  opens: [],
  closes: [],
  fields: {
    title: text({ label: 'Event title', required: 'Event title is required' }),
    description: longText({ label: 'Description', required: 'Event description is required' }),
    organizer: text({ label: 'Organizer', required: 'Organizer name is required' }),
    organizerEmail: email({ label: 'Organizer email', required: 'Valid email is required' }),
    organizerPhone: phone({ label: 'Organizer phone' }),
    eventDate: day({ label: 'Event date', required: 'Event date is required' }),
    /** Labeled required and not enforced (docs/product.md 3.9). */
    startTime: time({ label: 'Start time', advised: 'Start time is required' }),
    endTime: time({ label: 'End time', advised: 'End time is required' }),
    venue: text({ label: 'Venue', required: 'Venue is required' }),
    address,
    city,
    state,
    zipcode,
    latitude: degrees({ label: 'Latitude', min: -90, max: 90, forms: 'none' }),
    longitude: degrees({ label: 'Longitude', min: -180, max: 180, forms: 'none' }),
    categories: list({
      label: 'Categories',
      options: eventCategories,
      required: 'At least one category is required',
    }),
    targetAudience: list({
      label: 'Target audience',
      options: eventAudiences,
      required: 'At least one target audience is required',
    }),
    ageRange: text({ label: 'Age range', max: 100, placeholder: '14 to 18' }),
    cost: text({ label: 'Cost', max: 100, placeholder: 'Free', required: 'Cost information is required' }),
    registrationRequired: flag({ label: 'Registration required', initial: false }),
    registrationLink: url({
      label: 'Registration link',
      placeholder: 'https://',
      onlyWhen: 'registrationRequired',
    }),
    contactInfo: text({ label: 'Contact information', max: 500 }),
    specialInstructions: longText({ label: 'Special instructions', max: 2000 }),
    photoUrl: photo({ label: 'Poster' }),
  },
  filters: [
    ...placeFilters,
    { param: 'categories', field: 'categories', op: 'overlaps', label: 'Categories' },
    { param: 'targetAudience', field: 'targetAudience', op: 'overlaps', label: 'Target Audience' },
    { param: 'registrationRequired', field: 'registrationRequired', op: 'is', label: 'Registration' },
    { param: 'eventDate', field: 'eventDate', op: 'onDay', label: 'Date' },
  ],
  sorts: ['eventDate', 'title', 'organizer', 'thumbsUp', 'viewCount'],
  sections: [
    { title: 'Basics', fields: ['title', 'description', 'photoUrl'] },
    { title: 'Who it is for', fields: ['categories', 'targetAudience', 'ageRange'] },
    { title: 'When', fields: ['eventDate', 'startTime', 'endTime'] },
    { title: 'Where', fields: ['venue', 'address', 'city', 'state', 'zipcode'] },
    {
      title: 'Taking part',
      fields: ['cost', 'registrationRequired', 'registrationLink', 'specialInstructions'],
    },
    { title: 'Organizer', fields: ['organizer', 'organizerEmail', 'organizerPhone', 'contactInfo'] },
  ],
  csv: [],
  example: {},
})
