import { goals } from './goals.ts'
import type { Milestone } from './types.ts'

export const summerAfterNinth: Milestone = {
  id: 'summer-9',
  title: 'Summer After 9th',
  period: 'After Freshman Year',
  description: `
<p>One year done. The first summer is for rest, for helping out somewhere, and for following a curiosity that school
has no time for. <strong>Cost is not a measure of worth.</strong> A library shelf, a younger cousin who needs help
with reading, or a neighbor's garden can teach as much as an expensive camp, and colleges know it.</p>
<p>It is also a good time to repair. If you earned a D or an F in an A-G course, summer school can replace it before
it holds up the next class in the line. From this summer on, the A-G grades you earn count in the GPA that UC and CSU
work out for admission.</p>`,
  goals: goals({
    'summer-9-goal-service':
      'Give 20+ hours of community service to one cause, so that you see how the work really goes.',
    'summer-9-goal-explore':
      'Explore one interest in depth: a camp, a class, a project of your own, or a stack of library books.',
    'summer-9-goal-read': 'Read at least three books that nobody assigned.',
    'summer-9-goal-coursework':
      'Repeat any A-G course that ended below a C, or take one class that frees a place in your schedule.',
    'summer-9-goal-rest': 'Rest properly, see your friends, and keep a steady bedtime in the last two weeks.',
  }),
  milestones: [
    {
      id: 'summer-9-milestone-service-place',
      text: 'Choose where you will volunteer, ask about its minimum age, and agree on days and hours.',
      date: '06-15',
      isApproximate: true,
    },
    {
      id: 'summer-9-milestone-summer-class',
      text: 'Enroll in summer school if you need or want a class. Ask your counselor first whether the credit transfers.',
      date: '06-01',
      isApproximate: true,
    },
    {
      id: 'summer-9-milestone-log',
      text: 'Write down your service hours as you go, with a contact who can confirm them.',
      date: '07-15',
      isApproximate: true,
    },
    {
      id: 'summer-9-milestone-talk-to-worker',
      text: 'Talk with two adults about their jobs: how they got there, and what they would do differently.',
      date: '07-31',
      isApproximate: true,
    },
    {
      id: 'summer-9-milestone-back-to-school',
      text: 'Read over your 10th grade schedule, do any summer assignments, and set one goal for each class.',
      date: '08-01',
      isApproximate: true,
    },
  ],
  resources: [
    {
      label: 'HandsOn Bay Area',
      url: 'https://www.handsonbayarea.org/',
      note: 'Volunteer projects around the Bay, including ones for teens and for families together.',
    },
    {
      label: 'East Bay Regional Park District',
      url: 'https://www.ebparks.org/',
      note: 'Trail work, nature programs and volunteer days close to the Tri-Valley.',
    },
    {
      label: 'Alameda County Library',
      url: 'https://aclibrary.org/',
      note: 'Free books, study rooms, summer reading and teen volunteer places.',
    },
    {
      label: 'UC Scout',
      url: 'https://www.ucscout.org/',
      note: 'Online A-G classes from the University of California, to catch up or move ahead.',
    },
    {
      label: 'California CareerZone',
      url: 'https://www.cacareerzone.org/',
      note: 'Short surveys and a look at what different jobs pay and what life in California costs.',
    },
  ],
}
