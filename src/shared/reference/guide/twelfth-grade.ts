import { goals } from './goals.ts'
import { twelfthGradeNotes } from './twelfth-grade-notes.ts'
import type { Milestone } from './types.ts'

export const twelfthGrade: Milestone = {
  id: '12th',
  title: '12th Grade',
  period: 'Senior Year',
  description: `
<p>Everything you have built comes together now. Senior year has two halves: a fall of applications and a spring of
choices. <strong>Put the dates below on a calendar the whole family can see</strong>, and finish each one a week
early. Servers slow down and printers break on the last night.</p>
<ul>
<li><strong>October 1:</strong> the FAFSA opens, and so do the UC filing period and Cal State Apply</li>
<li><strong>Around November 1:</strong> early action and early decision applications are due</li>
<li><strong>November 30:</strong> last day for CSU and UC applications</li>
<li><strong>Around January 1:</strong> regular decision applications are due</li>
<li><strong>March 2:</strong> Cal Grant deadline for the FAFSA or California Dream Act Application</li>
<li><strong>April 1:</strong> nearly all decisions have arrived</li>
<li><strong>May 1:</strong> deposit at one college</li>
</ul>
<p>Dates can move by a day or two when they fall on a weekend, and every college sets its own, so check each one where
it is published. <strong>An application fee should never stop you:</strong> UC, CSU, the Common App and the SAT all
have fee waivers, and your counselor can sign for them.</p>
<p><strong>For families:</strong> California asks every senior to file the FAFSA or the California Dream Act
Application, or to opt out. File even if you think you earn too much. It is free, and it is the only way to Pell
Grants, Cal Grants and most college scholarships.</p>`,
  goals: goals({
    '12th-goal-grades':
      'Keep your grades up to the last day, with a GPA of 3.5 or higher. Colleges see your fall grades and your final transcript.',
    '12th-goal-applications': 'Send every application at least a week before its deadline.',
    '12th-goal-essays': 'Write essays that sound like you, and have each one read by two people you trust.',
    '12th-goal-aid':
      'File every aid form that applies to you: FAFSA or California Dream Act Application, and the CSS Profile where a college asks.',
    '12th-goal-scholarships':
      'Apply for at least five scholarships, beginning with local ones, where fewer people apply.',
    '12th-goal-backup':
      'Have a plan you would be happy with even if every reach says no, such as a CSU, a community college with guaranteed transfer, or an apprenticeship.',
    '12th-goal-compare':
      'Compare offers by net cost over four years, not by the name or the size of the scholarship.',
    '12th-goal-decide': 'Choose one college or path by May 1, and feel at peace with it.',
    '12th-goal-thanks': 'Thank the people who helped, and enjoy your last year at home.',
  }),
  milestones: [
    {
      id: '12th-milestone-counselor',
      text: 'Meet your counselor about graduation credits, A-G, your list and your recommendation letters.',
      date: '09-10',
      isApproximate: true,
    },
    {
      id: '12th-milestone-aid-accounts',
      text: 'Create StudentAid.gov accounts: one for you, and one for each parent who must add information to your FAFSA.',
      date: '09-20',
      isApproximate: true,
    },
    {
      id: '12th-milestone-fafsa',
      text: 'The FAFSA opens October 1. File it, or the California Dream Act Application, in the first two weeks.',
      date: '10-01',
    },
    {
      id: '12th-milestone-early',
      text: 'Submit early applications, due around November 1. Early decision is a promise to enroll, so talk it through at home first.',
      date: '11-01',
      isApproximate: true,
    },
    {
      id: '12th-milestone-csu-uc',
      text: 'Submit CSU and UC applications by November 30. Aim for November 15, because the sites are crowded at the end.',
      date: '11-30',
    },
    {
      id: '12th-milestone-regular',
      text: 'Submit regular decision applications, due around January 1. Finish before winter break and then rest.',
      date: '01-01',
      isApproximate: true,
    },
    {
      id: '12th-milestone-midyear',
      text: 'Ask your school to send mid-year grades where a college wants them, and answer every message in your applicant portals.',
      date: '02-01',
      isApproximate: true,
    },
    {
      id: '12th-milestone-cal-grant',
      text: 'Make the Cal Grant deadline of March 2, and see in WebGrants 4 Students that your school has sent your GPA.',
      date: '03-02',
    },
    {
      id: '12th-milestone-decisions',
      text: 'Collect your decisions, which arrive by April 1, and lay the aid offers side by side.',
      date: '04-01',
    },
    {
      id: '12th-milestone-deposit',
      text: 'Accept one offer and pay the deposit by May 1; ask for a deposit waiver if the money is not there. Decline the others kindly.',
      date: '05-01',
    },
    {
      id: '12th-milestone-ap-exams',
      text: 'Take your AP exams in the first two weeks of May, and have the scores sent to your college.',
      date: '05-05',
      isApproximate: true,
    },
    {
      id: '12th-milestone-final-transcript',
      text: 'Ask for your final transcript to be sent, return your books, and graduate.',
      date: '06-01',
      isApproximate: true,
    },
  ],
  resources: [
    {
      label: 'FAFSA',
      url: 'https://studentaid.gov/h/apply-for-aid/fafsa',
      note: 'The free application for federal aid, and for Cal Grants too. Never pay anyone to file it.',
    },
    {
      label: 'California Dream Act Application',
      url: 'https://dream.csac.ca.gov/',
      note: 'State aid for undocumented students and others who cannot file the FAFSA.',
    },
    {
      label: 'UC application',
      url: 'https://apply.universityofcalifornia.edu/',
      note: 'One application for all nine undergraduate campuses.',
    },
    {
      label: 'Cal State Apply',
      url: 'https://www.calstate.edu/apply',
      note: 'One application for every CSU campus.',
    },
    {
      label: 'Common App',
      url: 'https://www.commonapp.org/',
      note: 'For most private and many out-of-state colleges.',
    },
    {
      label: 'California Student Aid Commission',
      url: 'https://www.csac.ca.gov/',
      note: 'Cal Grant, the Middle Class Scholarship and free help with the forms.',
    },
    {
      label: 'Apply to a California community college',
      url: 'https://www.cccapply.org/',
      note: 'Open to everyone, with priority dates in spring.',
    },
  ],
  notes: twelfthGradeNotes,
}
