import { goals } from './goals.ts'
import type { Milestone } from './types.ts'

export const tenthGrade: Milestone = {
  id: '10th',
  title: '10th Grade',
  period: 'Sophomore Year',
  description: `
<p>You know your way around now. Sophomore year is for going <strong>deeper instead of wider</strong>: stronger
classes in the subjects you like, more responsibility in one or two activities, and a first unhurried look at what
colleges and careers are out there.</p>
<p>UC and CSU work out your admission GPA from the A-G courses you take after 9th grade, with extra weight for
approved honors, AP and college classes. Private colleges read all four years.
<strong>A demanding class should stretch you, not drown you.</strong> A B in a class you learned from, plus a night's
sleep, beats one course too many.</p>
<p>This is also the year to find out about <strong>dual enrollment</strong>: with your school's and your family's
permission you can take classes at Las Positas College, Diablo Valley College or another community college. For
high-school students the enrollment fee is usually waived, and the grade counts both in high school and in college.</p>`,
  goals: goals({
    '10th-goal-gpa': 'Keep a GPA of 3.5 or higher, now that UC and CSU have begun to count your A-G grades.',
    '10th-goal-challenge':
      'Take at least one class that challenges you, such as an honors, AP or community-college course in your best subject.',
    '10th-goal-depth':
      'Go deeper in one or two activities: take on a task, a role or a project that others depend on.',
    '10th-goal-careers':
      'Look closely at three careers: what people do all day, what they earn and what training they needed.',
    '10th-goal-college-kinds':
      'Learn the kinds of colleges: community college, CSU, UC, private, out of state, career and technical programs.',
    '10th-goal-practice-test':
      'Take one practice admission test, to learn what it is like. The score does not matter yet.',
    '10th-goal-cost':
      'As a family, learn the difference between the sticker price and the net price, and how grants differ from loans.',
    '10th-goal-ask': 'Go to office hours or tutoring before you need rescuing, and form one study group.',
  }),
  milestones: [
    {
      id: '10th-milestone-plan-review',
      text: 'Go over your four-year plan with your counselor and check each A-G line off against your transcript.',
      date: '09-30',
      isApproximate: true,
    },
    {
      id: '10th-milestone-psat',
      text: 'Take the PSAT/NMSQT for practice if your school offers it to sophomores. It is given during October.',
      date: '10-15',
      isApproximate: true,
    },
    {
      id: '10th-milestone-ap-registration',
      text: 'If you are in an AP class, sign up for the May exam by mid-November, and ask about the reduced fee.',
      date: '11-15',
      isApproximate: true,
    },
    {
      id: '10th-milestone-career-talk',
      text: 'Visit the college and career center, and hear at least one career speaker or college visitor.',
      date: '11-30',
      isApproximate: true,
    },
    {
      id: '10th-milestone-semester-review',
      text: 'Review first-semester grades, and plan how to repeat any A-G course that ended with a D or an F.',
      date: '01-20',
      isApproximate: true,
    },
    {
      id: '10th-milestone-junior-courses',
      text: 'Choose 11th grade courses with care: junior year is the last full year that many colleges see when you apply.',
      date: '02-15',
      isApproximate: true,
    },
    {
      id: '10th-milestone-summer-applications',
      text: 'Apply for summer jobs, internships, research and camps. The selective ones close between January and March.',
      date: '03-01',
      isApproximate: true,
    },
    {
      id: '10th-milestone-dual-enrollment',
      text: 'Start the paperwork for a summer community-college class: the college application, then the signed permission form.',
      date: '04-15',
      isApproximate: true,
    },
    {
      id: '10th-milestone-campus-walk',
      text: 'Walk around one college campus near home, just to get a feeling for the place.',
      date: '04-30',
      isApproximate: true,
    },
    {
      id: '10th-milestone-ap-exams',
      text: 'Take your AP exams in the first two weeks of May, if you have any.',
      date: '05-05',
      isApproximate: true,
    },
    {
      id: '10th-milestone-record',
      text: 'Bring your activity log up to date and turn it into a first one-page resume.',
      date: '06-05',
      isApproximate: true,
    },
  ],
  resources: [
    {
      label: 'PSAT/NMSQT and PSAT 10',
      url: 'https://satsuite.collegeboard.org/psat-nmsqt',
      note: 'What the test covers, when schools give it and how to practice without cost.',
    },
    {
      label: 'AP Students',
      url: 'https://apstudents.collegeboard.org/',
      note: 'Course outlines, exam dates and free review videos for every AP subject.',
    },
    {
      label: 'Las Positas College',
      url: 'https://www.laspositascollege.edu/',
      note: 'The community college in Livermore. Look for concurrent and dual enrollment under Admissions.',
    },
    {
      label: 'Diablo Valley College',
      url: 'https://www.dvc.edu/',
      note: 'Campuses in Pleasant Hill and San Ramon, with classes open to high-school students.',
    },
    {
      label: 'Occupational Outlook Handbook',
      url: 'https://www.bls.gov/ooh/',
      note: 'What hundreds of jobs pay, what training they need and whether they are growing.',
    },
    {
      label: 'BigFuture',
      url: 'https://bigfuture.collegeboard.org/',
      note: 'A first look at colleges, careers and ways to pay, with steps by grade.',
    },
  ],
  notes: [
    {
      subheader: 'Fall Semester',
      bullets: [
        'Settle into harder classes, and get help in the first month if one of them feels out of reach.',
        'Check your A-G progress with your counselor and in your CaliforniaColleges.edu account.',
        'Take the PSAT/NMSQT in October if it is open to sophomores, then read the report for what to practice.',
        'Ask for more responsibility in the activity you care about most.',
        'If you play a sport and hope to play in college, ask your coach and counselor which courses the NCAA counts.',
      ],
    },
    {
      subheader: 'Spring Semester',
      bullets: [
        'Choose junior-year courses, keeping four years of English and math in mind.',
        'Apply for summer programs and jobs, and ask your school for a work permit if you are under 18.',
        'Sign up for a community-college class; places for high-school students open in April or May.',
        'Pre-register to vote once you are 16. California will make it active on your 18th birthday.',
        'Review for AP and final exams a little every day from April on.',
      ],
    },
  ],
}
