import { goals } from './goals.ts'
import type { Milestone } from './types.ts'

export const ninthGrade: Milestone = {
  id: '9th',
  title: '9th Grade',
  period: 'Freshman Year',
  description: `
<p>Freshman year is a clean page. From now on every semester grade goes on the transcript that colleges,
scholarships and employers may ask for, so the habits you build this fall carry a long way.
<strong>You do not have to decide anything about college yet.</strong> Your work this year is to settle in, do well
in your classes, try things, and let a few adults at school get to know you.</p>
<p>In California, one set of courses opens the door to both public university systems, the University of California
(UC) and the California State University (CSU). They are called the <strong>A-G requirements</strong>, and each class
must end with a C or better to count:</p>
<ul>
<li><strong>A</strong> History and social science: 2 years</li>
<li><strong>B</strong> English: 4 years</li>
<li><strong>C</strong> Mathematics: 3 years, 4 recommended</li>
<li><strong>D</strong> Science with a lab: 2 years, 3 recommended</li>
<li><strong>E</strong> A language other than English: 2 years, 3 recommended</li>
<li><strong>F</strong> Visual and performing arts: 1 year</li>
<li><strong>G</strong> One more college-preparatory elective: 1 year</li>
</ul>
<p><strong>For families:</strong> if you are the first in your family to plan for college in the United States, you
are in good company, and you are not late. Your school counselor is free to talk to, and you may ask for an
interpreter. A graduation plan and an A-G plan are not the same thing, so ask to see both.</p>`,
  goals: goals({
    '9th-goal-gpa':
      'Finish the year with a GPA of 3.5 or higher, and with no grade below a C in any A-G course.',
    '9th-goal-study-routine':
      'Build a study routine that works: one planner, one regular place, and a fixed hour on school nights.',
    '9th-goal-four-year-plan':
      'Understand the A-G requirements and have a written four-year course plan that meets them.',
    '9th-goal-activities':
      'Try two or three clubs, teams, arts or community groups, and keep the one or two you look forward to.',
    '9th-goal-adults': 'Know your counselor and at least two teachers well enough to ask them for help.',
    '9th-goal-interests':
      'Take one career interest survey and name three subjects or kinds of work you would like to know more about.',
    '9th-goal-reading':
      'Read for pleasure about twenty minutes a day. Nothing prepares you better for hard classes and tests.',
    '9th-goal-wellbeing':
      'Protect your sleep, your friendships and one free afternoon a week, and ask for help early when things get heavy.',
    '9th-goal-family-talk':
      'As a family, have a first relaxed talk about life after high school and how college is paid for.',
  }),
  milestones: [
    {
      id: '9th-milestone-meet-counselor',
      text: 'Introduce yourself to your counselor, and learn how to make an appointment and where tutoring happens.',
      date: '09-15',
      isApproximate: true,
    },
    {
      id: '9th-milestone-join',
      text: 'Go to club day and sign up for at least one activity. If the club you want does not exist, ask how to start it.',
      date: '09-20',
      isApproximate: true,
    },
    {
      id: '9th-milestone-progress-report',
      text: 'Read your first progress report with your family. For any grade below a B, see the teacher that week.',
      date: '10-01',
      isApproximate: true,
    },
    {
      id: '9th-milestone-ccgi-account',
      text: 'Set up your free account at CaliforniaColleges.edu (the California College Guidance Initiative, CCGI); it can follow your A-G progress.',
      date: '10-15',
      isApproximate: true,
    },
    {
      id: '9th-milestone-activity-log',
      text: 'Start an activity log: what you did, when, how many hours, and one line about what you learned. Add to it every month.',
      date: '11-01',
      isApproximate: true,
    },
    {
      id: '9th-milestone-interest-survey',
      text: 'Take the O*NET Interest Profiler and talk over the results with someone who knows you well.',
      date: '12-01',
      isApproximate: true,
    },
    {
      id: '9th-milestone-semester-review',
      text: 'Look back on first-semester grades: keep what worked, change one thing that did not, and plan to make up any D or F.',
      date: '01-20',
      isApproximate: true,
    },
    {
      id: '9th-milestone-tenth-courses',
      text: 'Draft your four-year plan and choose 10th grade courses that keep you on the A-G track in math, science and language.',
      date: '02-15',
      isApproximate: true,
    },
    {
      id: '9th-milestone-summer-applications',
      text: 'Apply for summer programs, classes and volunteer places; many free and well-funded ones close in March.',
      date: '03-15',
      isApproximate: true,
    },
    {
      id: '9th-milestone-transcript-check',
      text: 'Check your first-year transcript for mistakes, and save a copy with your awards and best work.',
      date: '06-10',
      isApproximate: true,
    },
  ],
  resources: [
    {
      label: 'UC A-G subject requirements',
      url: 'https://admission.universityofcalifornia.edu/admission-requirements/first-year-requirements/subject-requirement-a-g.html',
      note: 'What each of the seven subject areas asks for, in the words of the University of California.',
    },
    {
      label: 'A-G Course List',
      url: 'https://hs-articulation.ucop.edu/agcourselist',
      note: 'Look up your high school and see which of its classes count.',
    },
    {
      label: 'CaliforniaColleges.edu',
      url: 'https://www.californiacolleges.edu/',
      note: 'The free planning site for California students. Many schools connect it to your transcript.',
    },
    {
      label: 'O*NET Interest Profiler',
      url: 'https://www.mynextmove.org/explore/ip',
      note: 'A few minutes of questions that match what you like to do with kinds of work.',
    },
    {
      label: 'Khan Academy',
      url: 'https://www.khanacademy.org/',
      note: 'Free lessons for nearly every high-school class, for catching up or getting ahead.',
    },
    {
      label: 'CalKIDS',
      url: 'https://calkids.org/',
      note: 'Many public-school students already have state money saved in their name. Look yours up.',
    },
  ],
}
