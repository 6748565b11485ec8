import { goals } from './goals.ts'
import type { Milestone } from './types.ts'

export const summerAfterEleventh: Milestone = {
  id: 'summer-11',
  title: 'Summer After 11th',
  period: 'After Junior Year',
  description: `
<p>This is the summer that makes senior fall bearable. <strong>Aim to begin school with your list settled and your
main essays drafted.</strong> The applications open while you still have mornings free: the Common App and the UC
application both open on August 1, and the essay questions are public long before.</p>
<p>Visit what you can. A campus walked on an ordinary afternoon tells you more than any ranking. If travel costs too
much, many colleges pay for visits through fly-in programs, and every one of them has an online tour and a student you
can write to.</p>`,
  goals: goals({
    'summer-11-goal-visits': 'Make 3-5 campus visits, in person where you can and online where you cannot.',
    'summer-11-goal-final-list':
      'Settle a final list of eight to twelve colleges that is balanced in chances and in cost.',
    'summer-11-goal-essays':
      'Finish full drafts of your Common App essay (up to 650 words) and four UC Personal Insight Questions (up to 350 words each).',
    'summer-11-goal-activities':
      'Turn your activity log into short, lively descriptions that fit the application boxes.',
    'summer-11-goal-experience':
      'Work, serve or study at something that matters to you, and finish what you started.',
    'summer-11-goal-afford':
      'Make sure at least two colleges on the list are ones you can both get into and afford.',
  }),
  milestones: [
    {
      id: 'summer-11-milestone-visit-dates',
      text: 'Book your campus visits and information sessions; tours fill weeks ahead.',
      date: '06-15',
      isApproximate: true,
    },
    {
      id: 'summer-11-milestone-essay-stories',
      text: 'Write ten short true stories from your life, without trying to be impressive. Your essays are hiding in them.',
      date: '06-30',
      isApproximate: true,
    },
    {
      id: 'summer-11-milestone-tracker',
      text: 'Make one spreadsheet with each college, its deadlines, essays, test policy, aid forms and net price.',
      date: '07-15',
      isApproximate: true,
    },
    {
      id: 'summer-11-milestone-accounts',
      text: 'Open your Common App and UC applications on August 1, and fill in the parts that never change.',
      date: '08-01',
    },
    {
      id: 'summer-11-milestone-essay-drafts',
      text: 'Have full essay drafts read by two people: one who knows you, and one who knows writing.',
      date: '08-10',
      isApproximate: true,
    },
    {
      id: 'summer-11-milestone-last-test',
      text: 'Take the SAT or ACT a last time in late summer, only if a better score would change your options.',
      date: '08-20',
      isApproximate: true,
    },
    {
      id: 'summer-11-milestone-special-paths',
      text: 'Ask for congressional nominations to service academies, open ROTC scholarship applications, and begin QuestBridge, which is due in late September.',
      date: '07-31',
      isApproximate: true,
    },
  ],
  resources: [
    {
      label: 'Common App',
      url: 'https://www.commonapp.org/',
      note: 'One application for more than a thousand colleges. An account begun early rolls over in August.',
    },
    {
      label: 'Common App essay prompts',
      url: 'https://www.commonapp.org/apply/essay-prompts',
      note: 'The questions for this year, to think over in June instead of October.',
    },
    {
      label: 'UC Personal Insight Questions',
      url: 'https://admission.universityofcalifornia.edu/how-to-apply/applying-as-a-first-year/personal-insight-questions.html',
      note: 'All eight questions, of which you answer four, with advice from the readers.',
    },
    {
      label: 'Campus tours online',
      url: 'https://www.youvisit.com/collegesearch/',
      note: 'Walk around hundreds of campuses from home before you decide where to travel.',
    },
    {
      label: 'College Scorecard',
      url: 'https://collegescorecard.ed.gov/',
      note: 'Compare the colleges on your list side by side: cost, debt, graduation and earnings.',
    },
    {
      label: 'Khan Academy college admissions',
      url: 'https://www.khanacademy.org/college-careers-more/college-admissions',
      note: 'Free short lessons on every part of an application, helpful if you are the first in your family to apply.',
    },
  ],
}
