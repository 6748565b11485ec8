import { goals } from './goals.ts'
import type { Milestone } from './types.ts'

export const summerAfterTenth: Milestone = {
  id: 'summer-10',
  title: 'Summer After 10th',
  period: 'After Sophomore Year',
  description: `
<p>You are old enough now for real responsibility: a job, an internship, a college class, or a bigger part in a cause
you already serve. <strong>Working to help your family counts fully.</strong> So does looking after brothers and
sisters or grandparents. Colleges ask about both, and they mean it.</p>
<p>Junior year is the busiest of the four, so use these quiet weeks to get a little ahead: see where you stand on a
practice test, begin a loose list of colleges, and read.</p>`,
  goals: goals({
    'summer-10-goal-service':
      'Give 40+ hours of community service, ideally where you served last summer, with a task of your own.',
    'summer-10-goal-experience':
      'Get one real experience of work or study: a job, an internship, a research or arts program, or a college class.',
    'summer-10-goal-test-choice':
      'Find out whether the SAT or the ACT suits you better, or whether the colleges you like need neither.',
    'summer-10-goal-first-list':
      'Begin a loose list of ten to fifteen colleges and programs, of different sizes, distances and prices.',
    'summer-10-goal-money':
      'Open a bank account if you can, save part of what you earn, and estimate college costs with your family.',
    'summer-10-goal-rest': 'Take at least two weeks with no program at all.',
  }),
  milestones: [
    {
      id: 'summer-10-milestone-work-permit',
      text: 'Get a work permit through your school before you start a paid job. In California everyone under 18 still in school needs one, in summer too.',
      date: '06-05',
      isApproximate: true,
    },
    {
      id: 'summer-10-milestone-college-class',
      text: 'Start your community-college class, go to every meeting, and ask for the transcript when it ends.',
      date: '06-15',
      isApproximate: true,
    },
    {
      id: 'summer-10-milestone-practice-tests',
      text: 'Take one full practice SAT and one full practice ACT at home, and compare how they felt as well as the scores.',
      date: '07-10',
      isApproximate: true,
    },
    {
      id: 'summer-10-milestone-campus',
      text: 'Visit two campuses of different kinds on family trips or by public transport, or tour them online.',
      date: '07-25',
      isApproximate: true,
    },
    {
      id: 'summer-10-milestone-aid-estimate',
      text: 'Run the Federal Student Aid Estimator together with a parent or guardian.',
      date: '07-31',
      isApproximate: true,
    },
    {
      id: 'summer-10-milestone-log',
      text: 'Add the summer to your activity log: hours, tasks, and what changed because you were there.',
      date: '08-05',
      isApproximate: true,
    },
  ],
  resources: [
    {
      label: 'Work permits for students',
      url: 'https://www.cde.ca.gov/ci/ct/we/workpermitsforstudents.asp',
      note: 'The California Department of Education explains who needs a permit and how to get one.',
    },
    {
      label: 'Bluebook practice tests',
      url: 'https://bluebook.collegeboard.org/',
      note: 'Free full-length practice SATs in the same program used on test day.',
    },
    {
      label: 'The ACT',
      url: 'https://www.act.org/content/act/en/products-and-services/the-act.html',
      note: 'Test dates, fee waivers and a free practice test.',
    },
    {
      label: 'College Scorecard',
      url: 'https://collegescorecard.ed.gov/',
      note: 'Costs, graduation rates and later earnings for every college, from the U.S. Department of Education.',
    },
    {
      label: 'Federal Student Aid Estimator',
      url: 'https://studentaid.gov/aid-estimator/',
      note: 'A ten-minute estimate of the federal aid your family might receive.',
    },
    {
      label: 'California Volunteers',
      url: 'https://www.californiavolunteers.ca.gov/',
      note: 'Service programs and youth jobs across the state.',
    },
  ],
}
