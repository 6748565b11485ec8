import { goals } from './goals.ts'
import type { Milestone } from './types.ts'

export const eleventhGrade: Milestone = {
  id: '11th',
  title: '11th Grade',
  period: 'Junior Year',
  description: `
<p>Junior year asks the most, and it gives the most back. These are the last full-year grades most colleges see before
they decide, and this is when a vague idea of "college somewhere" turns into real places, real costs and a real plan.
<strong>Do a little every month and senior fall will feel calm.</strong></p>
<p>About tests: UC and CSU <strong>do not look at SAT or ACT scores</strong> for admission. Many private and
out-of-state colleges are test-optional, some require a score, and policies change each year, so let your own list
decide whether testing is worth your weekends. Fee waivers are there for families who qualify; your counselor has
them.</p>
<p><strong>For families:</strong> this is the year to talk openly about money, before anybody falls in love with a
college. Every college has a net price calculator on its website, and the true price is often far below, or above,
what you would guess. Community college for two years and then transfer to a UC or CSU is a strong plan in
California, not a second choice.</p>`,
  goals: goals({
    '11th-goal-gpa':
      'Hold a GPA of 3.5 or higher in your strongest course load yet, and finish 11 A-G courses before senior year, as UC requires.',
    '11th-goal-list':
      'Build a balanced list of ten to fifteen colleges: likely, target and reach, each one a place you would be glad to attend.',
    '11th-goal-testing':
      'Decide on the SAT, the ACT or no test, and if you test, take it once by the end of spring.',
    '11th-goal-leadership':
      'Lead something: a team, a project, a tutoring group, a shift at work, or something you started yourself.',
    '11th-goal-recommenders':
      'Get to know two teachers of core subjects well enough that they could write about you.',
    '11th-goal-money':
      'Know, as a family, what you can pay each year, and which grants and scholarships you are likely to qualify for.',
    '11th-goal-visits': 'Visit your first campuses during spring break, and go to at least one college fair.',
    '11th-goal-majors':
      'Narrow down to two or three possible majors or career paths, and find out which of your colleges admit by major.',
    '11th-goal-balance': 'Keep one thing in your week that has nothing to do with college.',
  }),
  milestones: [
    {
      id: '11th-milestone-counselor',
      text: 'Have your junior conference with your counselor: A-G check, senior courses, testing and a first college list.',
      date: '10-01',
      isApproximate: true,
    },
    {
      id: '11th-milestone-psat',
      text: 'Take the PSAT/NMSQT in October. In junior year it is also the entry to the National Merit Scholarship Program.',
      date: '10-15',
      isApproximate: true,
    },
    {
      id: '11th-milestone-ap-registration',
      text: 'Register for May AP exams by mid-November.',
      date: '11-15',
      isApproximate: true,
    },
    {
      id: '11th-milestone-test-plan',
      text: 'Register for a spring SAT or ACT if your list calls for it, and study a few hours a week until then.',
      date: '01-15',
      isApproximate: true,
    },
    {
      id: '11th-milestone-senior-courses',
      text: 'Choose a senior schedule as strong as this one. Colleges read it, and they notice a light year.',
      date: '02-15',
      isApproximate: true,
    },
    {
      id: '11th-milestone-summer-applications',
      text: 'Apply for summer programs and internships, and for QuestBridge College Prep Scholars if your family income is modest.',
      date: '03-15',
      isApproximate: true,
    },
    {
      id: '11th-milestone-spring-visits',
      text: 'Use spring break to see two campuses, with an information session at each. Write down your impressions the same day.',
      date: '04-05',
      isApproximate: true,
    },
    {
      id: '11th-milestone-net-price',
      text: 'Run the net price calculator of three colleges on your list, one of each kind, with a parent or guardian.',
      date: '04-20',
      isApproximate: true,
    },
    {
      id: '11th-milestone-state-tests',
      text: 'Do your best on the state tests (CAASPP). CSU uses the English and math results to help place you in first-year classes.',
      date: '04-25',
      isApproximate: true,
    },
    {
      id: '11th-milestone-ap-exams',
      text: 'Take your AP exams in the first two weeks of May.',
      date: '05-05',
      isApproximate: true,
    },
    {
      id: '11th-milestone-recommendations',
      text: 'Ask two teachers in person for a recommendation, and give them a page about yourself before summer.',
      date: '05-20',
      isApproximate: true,
    },
    {
      id: '11th-milestone-special-paths',
      text: 'Athletes: register with the NCAA Eligibility Center. ROTC and service academies: open your applications and ask about nominations.',
      date: '06-01',
      isApproximate: true,
    },
  ],
  resources: [
    {
      label: 'SAT dates and registration',
      url: 'https://satsuite.collegeboard.org/sat/registration',
      note: 'Sign up, ask for accommodations, and see whether you can test without a fee.',
    },
    {
      label: 'Khan Academy SAT practice',
      url: 'https://www.khanacademy.org/digital-sat',
      note: 'The free official practice course, lesson by lesson.',
    },
    {
      label: 'FairTest list of test policies',
      url: 'https://fairtest.org/test-optional-list/',
      note: 'See which colleges require, allow or ignore test scores.',
    },
    {
      label: 'College Navigator',
      url: 'https://nces.ed.gov/collegenavigator/',
      note: 'Plain facts about every college: size, majors, graduation rate, net price by income.',
    },
    {
      label: 'Net Price Calculator Center',
      url: 'https://collegecost.ed.gov/net-price',
      note: 'Find the calculator of any college and estimate what your own family would pay.',
    },
    {
      label: 'UC campuses and majors',
      url: 'https://admission.universityofcalifornia.edu/campuses-majors/',
      note: 'All nine undergraduate campuses, their majors and recent admission figures.',
    },
    {
      label: 'QuestBridge',
      url: 'https://www.questbridge.org/',
      note: 'Full scholarships and support for high-achieving students from low-income families.',
    },
  ],
  notes: [
    {
      subheader: 'Fall',
      bullets: [
        'Start strong: fall grades set the tone, and they are on the transcript you will apply with.',
        'Take the PSAT/NMSQT in October and use the report to decide whether the SAT is for you.',
        'Listen to college visitors at school, and go to an evening college fair with your family.',
        'Sign up for AP exams by mid-November, and ask about reduced fees.',
        'Students with a disability: ask for SAT, ACT and AP accommodations now; approval can take seven weeks.',
      ],
    },
    {
      subheader: 'Winter/Spring',
      bullets: [
        'Take the SAT or ACT once between February and June, so that there is time for a second try in August.',
        'Choose senior courses, and check every A-G line one more time.',
        'Visit campuses over spring break; if travel is out of reach, take virtual tours and ask for a fly-in program.',
        'Take the state tests in April or May, then AP exams in May.',
        'Ask two teachers for recommendations before the year ends, and thank them in writing.',
        'Draft a resume, and start a private file of moments and stories for your essays.',
      ],
    },
  ],
}
