import type { TimelineNote } from './types.ts'

export const twelfthGradeNotes: readonly TimelineNote[] = [
  {
    subheader: 'All Year Long',
    bullets: [
      'Read your email and your applicant portals twice a week, from one plain and grown-up address.',
      'Keep going to class. Offers have been withdrawn for a poor spring.',
      'Keep one folder, on paper or online, with every password hint, receipt and confirmation page.',
      'Look for scholarships one hour a week: your school, local clubs, credit unions, employers and community foundations.',
      'Talk with your family once a week about college, and the rest of the week about anything else.',
    ],
  },
  {
    subheader: 'August/September/October',
    bullets: [
      'Settle your list, and enter every deadline in one calendar.',
      'Confirm with your recommenders, and give them dates, forms and a page about you.',
      'Finish your main essays by the end of September, and your early applications by mid-October.',
      'Create StudentAid.gov accounts in September; the FAFSA opens October 1, and so does the CSS Profile.',
      'Begin the UC application in August and submit from October 1. Cal State Apply opens October 1 too.',
      'Take a last SAT or ACT only if your list calls for it.',
    ],
  },
  {
    subheader: 'October/November',
    bullets: [
      'File the FAFSA or the California Dream Act Application, and go to a free Cash for College workshop if you want company.',
      'Submit early action and early decision applications, due around November 1 (some on November 15).',
      'Submit CSU and UC applications by November 30, and save each confirmation number.',
      'Compare your transcript with what you typed: UC and CSU take your word for it now and check it in July.',
      'Ask which of your colleges want official test scores and the CSS Profile, and by when.',
    ],
  },
  {
    subheader: 'December',
    bullets: [
      'Early decisions arrive around the middle of the month. Whatever they say, finish what is left.',
      'Complete regular applications before winter break; most are due around January 1.',
      'If you are admitted early decision, withdraw your other applications.',
      'Watch for CSU and scholarship portals that ask for more information.',
      'Take a full week off.',
    ],
  },
  {
    subheader: 'January/March',
    bullets: [
      'Send the last regular applications, due around January 1, and mid-year grades in February.',
      'File all aid forms by March 2 for the Cal Grant, and check your GPA in WebGrants 4 Students.',
      'Answer requests for verification quickly: colleges cannot pay aid until the papers match.',
      'Apply to community college and for local scholarships, and look at guaranteed transfer programs.',
      'UC and CSU decisions come out from late January to the end of March.',
    ],
  },
  {
    subheader: 'March/April',
    bullets: [
      'All decisions should be in your hands by April 1.',
      'Compare net cost: tuition, housing, food, books and travel, less grants and scholarships. Loans and work are not discounts.',
      'Write to the aid office if your family situation has changed. Appeals are normal, and they often help.',
      'Visit your top two choices on an admitted-student day, or talk with students there.',
      'Accept a place on a waitlist only if you would go, and still choose another college.',
    ],
  },
  {
    subheader: 'May',
    bullets: [
      'Pay one deposit by May 1 and sign up for housing and orientation.',
      'Tell the other colleges no, so that their places and scholarships go to someone else.',
      'Take AP exams, finish finals and return everything you have borrowed.',
      'Write thank-you notes to recommenders, counselors and coaches.',
      'Tell your counselor where you are going, so that your final transcript goes to the right place.',
    ],
  },
  {
    subheader: 'After Graduation',
    bullets: [
      'Your final transcript must reach UC by July 1, and CSU by the date in your portal, usually mid-July.',
      'Send AP scores by July 15 and community-college transcripts as soon as grades post.',
      'Finish orientation, health forms, vaccinations and the housing contract.',
      'Accept the aid you want in the portal; you may take less loan than you are offered.',
      'Open the next step of this guide: the summer before college.',
    ],
  },
]
