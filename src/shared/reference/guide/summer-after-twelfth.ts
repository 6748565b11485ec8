import { goals } from './goals.ts'
import type { Milestone } from './types.ts'

export const summerAfterTwelfth: Milestone = {
  id: 'summer-12',
  title: 'Summer After 12th',
  period: 'After Graduation',
  description: `
<p>Congratulations, graduate. One more stretch remains, and it trips up more students than any essay: the forms between
high school and the first day of college. Every summer some students with a place never arrive because a transcript, a
fee or a health form went missing. <strong>Read your college email every day this summer</strong>, and finish one
small task at a time.</p>
<p>If you are heading to work, an apprenticeship, the military or a gap year, the same holds: know your start date, your
papers and the person to call. If you are going to community college, register early for the classes your transfer path
needs, and meet a counselor there before the term begins.</p>
<p><strong>For families:</strong> once a student is enrolled in college, the college deals with the student, not with
you, even when you pay the bill. Agree now on how you will share news about grades, money and health.</p>`,
  goals: goals({
    'summer-12-goal-enroll': 'Complete every enrollment task in your college portal before its date.',
    'summer-12-goal-money': 'Make a budget for the first year, and know how and when each bill will be paid.',
    'summer-12-goal-independence':
      'Practice living on your own: laundry, five meals, a doctor appointment, a bus route, a bank card.',
    'summer-12-goal-transfer-plan':
      'Going to community college? Have a written education plan that leads to a degree, a certificate or a transfer.',
    'summer-12-goal-people': 'Spend time with the people you will miss, and say thank you.',
    'summer-12-goal-save': 'Work or save enough to cover books and your first month.',
  }),
  milestones: [
    {
      id: 'summer-12-milestone-orientation',
      text: 'Attend orientation, meet an adviser and register for fall classes.',
      date: '06-30',
      isApproximate: true,
    },
    {
      id: 'summer-12-milestone-final-transcript',
      text: 'See in your portal that the final transcript has arrived. UC needs it by July 1.',
      date: '07-01',
    },
    {
      id: 'summer-12-milestone-scores',
      text: 'Send AP scores by July 15, and transcripts of any community-college classes.',
      date: '07-15',
    },
    {
      id: 'summer-12-milestone-aid',
      text: 'Finish aid paperwork: verification, loan counseling and the promissory note if you borrow, and your Cal Grant claim online.',
      date: '07-20',
      isApproximate: true,
    },
    {
      id: 'summer-12-milestone-health',
      text: 'Upload vaccination records, and decide whether to keep your family health plan or take the one the college offers.',
      date: '07-31',
      isApproximate: true,
    },
    {
      id: 'summer-12-milestone-bill',
      text: 'Pay the first bill or set up a payment plan, so that your classes are not dropped.',
      date: '08-05',
      isApproximate: true,
    },
    {
      id: 'summer-12-milestone-citizen',
      text: 'At 18: register to vote, ask whether you must register with Selective Service, and sign a health-care form naming someone to speak for you.',
      date: '08-15',
      isApproximate: true,
    },
  ],
  resources: [
    {
      label: 'WebGrants 4 Students',
      url: 'https://mygrantinfo.csac.ca.gov/',
      note: 'Claim your Cal Grant, and tell the state which college you will attend.',
    },
    {
      label: 'Federal Student Aid',
      url: 'https://studentaid.gov/',
      note: 'Loan counseling, promissory notes and everything about repaying.',
    },
    {
      label: 'ASSIST',
      url: 'https://assist.org/',
      note: 'Which community-college classes count at which UC and CSU. Look here before you register.',
    },
    {
      label: 'Register to vote in California',
      url: 'https://registertovote.ca.gov/',
      note: 'Takes five minutes. If you move for college, you may choose which address to vote from.',
    },
    {
      label: 'Selective Service System',
      url: 'https://www.sss.gov/',
      note: 'Who must register, and how.',
    },
    {
      label: '988 Suicide and Crisis Lifeline',
      url: 'https://988lifeline.org/',
      note: 'Call or text 988 at any hour. Big changes are hard, and asking for help is wise.',
    },
  ],
}
