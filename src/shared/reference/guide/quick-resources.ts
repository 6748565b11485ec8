import type { QuickResourceGroup } from './types.ts'

export const quickResources: readonly QuickResourceGroup[] = [
  {
    id: 'local-counseling',
    title: 'Local HS Counseling Departments',
    resources: [
      {
        label: 'Amador Valley High School',
        url: 'https://amador.pleasantonusd.net/',
        description: 'Pleasanton. Counselors, course guide and college and career center of Amador Valley.',
      },
      {
        label: 'Foothill High School',
        url: 'https://foothill.pleasantonusd.net/',
        description: 'Pleasanton. Counselors, course guide and college and career center of Foothill.',
      },
      {
        label: 'Dublin High School',
        url: 'https://dhs.dublinusd.org/',
        description: 'Dublin. Counselors by last name, course planning, and student support.',
      },
      {
        label: 'Granada High School',
        url: 'https://granadahigh.livermoreschools.org/',
        description: 'Livermore. Counseling, course selection and the college and career center of Granada.',
      },
      {
        label: 'Livermore High School',
        url: 'https://livermorehigh.livermoreschools.org/',
        description: 'Livermore. Counseling, academies and the college and career center of Livermore High.',
      },
      {
        label: 'California High School',
        url: 'https://chs.srvusd.net/',
        description:
          'San Ramon. Counseling, graduation requirements and college and career center of Cal High.',
      },
      {
        label: 'Dougherty Valley High School',
        url: 'https://dvhs.srvusd.net/',
        description:
          'San Ramon. Counseling, course planning and college and career center of Dougherty Valley.',
      },
      {
        label: 'Monte Vista High School',
        url: 'https://mvhs.srvusd.net/',
        description: 'Danville. Counseling, student handbook and college and career center of Monte Vista.',
      },
      {
        label: 'San Ramon Valley High School',
        url: 'https://srvhs.srvusd.net/',
        description:
          'Danville. Counseling, course planning and college and career center of San Ramon Valley.',
      },
    ],
  },
  {
    id: 'standardized-testing',
    title: 'Standardized Testing',
    resources: [
      {
        label: 'SAT',
        url: 'https://satsuite.collegeboard.org/sat',
        description: 'Test dates, registration, accommodations and scores.',
      },
      {
        label: 'SAT fee waivers',
        url: 'https://satsuite.collegeboard.org/sat/registration/fee-waivers',
        description:
          'Who can take the SAT without paying, and the free college applications that come with it.',
      },
      {
        label: 'PSAT/NMSQT',
        url: 'https://satsuite.collegeboard.org/psat-nmsqt',
        description: 'The October practice test that is also the door to National Merit in junior year.',
      },
      {
        label: 'ACT',
        url: 'https://www.act.org/content/act/en/products-and-services/the-act.html',
        description: 'Test dates, registration, fee waivers and free preparation.',
      },
      {
        label: 'AP Students',
        url: 'https://apstudents.collegeboard.org/',
        description: 'Exam calendar, course descriptions, score reports and free review.',
      },
      {
        label: 'Khan Academy SAT practice',
        url: 'https://www.khanacademy.org/digital-sat',
        description: 'The official free practice course for the SAT and PSAT.',
      },
      {
        label: 'California state tests (CAASPP)',
        url: 'https://www.cde.ca.gov/ta/tg/ca/',
        description: 'What juniors are tested on each spring, and how the results are used.',
      },
      {
        label: 'FairTest',
        url: 'https://fairtest.org/test-optional-list/',
        description: 'A list of colleges that do not require test scores.',
      },
    ],
  },
  {
    id: 'college-list-building',
    title: 'College List Building',
    resources: [
      {
        label: 'CaliforniaColleges.edu',
        url: 'https://www.californiacolleges.edu/',
        description: 'Plan, follow your A-G courses and start applications to California colleges, for free.',
      },
      {
        label: 'College Scorecard',
        url: 'https://collegescorecard.ed.gov/',
        description: 'Compare cost, graduation rate, debt and earnings, with no advertising.',
      },
      {
        label: 'College Navigator',
        url: 'https://nces.ed.gov/collegenavigator/',
        description: 'Search every college in the country by size, place, major and price.',
      },
      {
        label: 'BigFuture college search',
        url: 'https://bigfuture.collegeboard.org/college-search',
        description: 'Find colleges by what you care about, then save and compare them.',
      },
      {
        label: 'UC campuses and majors',
        url: 'https://admission.universityofcalifornia.edu/campuses-majors/',
        description: 'Explore all nine undergraduate campuses of the University of California.',
      },
      {
        label: 'The California State University',
        url: 'https://www.calstate.edu/',
        description: 'Every CSU campus, its programs and what it takes to get in.',
      },
      {
        label: 'Common Data Set Initiative',
        url: 'https://commondataset.org/',
        description: 'What the figures that colleges publish about admission mean, and how to read them.',
      },
      {
        label: 'Colleges That Change Lives',
        url: 'https://ctcl.org/',
        description: 'Smaller colleges known for close teaching, often with generous aid.',
      },
    ],
  },
  {
    id: 'essays-and-applications',
    title: 'Essay Guides & Common Apps',
    resources: [
      {
        label: 'Common App',
        url: 'https://www.commonapp.org/',
        description: 'One application for more than a thousand colleges.',
      },
      {
        label: 'Common App essay prompts',
        url: 'https://www.commonapp.org/apply/essay-prompts',
        description: 'The questions for the personal essay, new each year.',
      },
      {
        label: 'UC application',
        url: 'https://apply.universityofcalifornia.edu/',
        description:
          'Apply to every UC campus at once. Opens August 1; submit from October 1 to November 30.',
      },
      {
        label: 'UC Personal Insight Questions',
        url: 'https://admission.universityofcalifornia.edu/how-to-apply/applying-as-a-first-year/personal-insight-questions.html',
        description: 'The eight questions, with advice on choosing your four.',
      },
      {
        label: 'Cal State Apply',
        url: 'https://www.calstate.edu/apply',
        description: 'Apply to every CSU campus at once, from October 1 to November 30.',
      },
      {
        label: 'Coalition for College',
        url: 'https://www.coalitionforcollegeaccess.org/',
        description: 'Another shared application, from colleges that promise affordable places.',
      },
      {
        label: 'Apply to a California community college',
        url: 'https://www.cccapply.org/',
        description: 'The application for all California community colleges.',
      },
      {
        label: 'Khan Academy college admissions',
        url: 'https://www.khanacademy.org/college-careers-more/college-admissions',
        description: 'Free lessons on essays, interviews and every part of an application.',
      },
      {
        label: 'Purdue Online Writing Lab',
        url: 'https://owl.purdue.edu/',
        description: 'Clear help with writing, from first outline to commas.',
      },
      {
        label: 'Essays that worked',
        url: 'https://apply.jhu.edu/college-planning-guide/essays-that-worked/',
        description: 'Real essays of admitted students, with notes from the Johns Hopkins admission office.',
      },
    ],
  },
  {
    id: 'virtual-tours',
    title: 'Virtual Tours',
    resources: [
      {
        label: 'YouVisit',
        url: 'https://www.youvisit.com/collegesearch/',
        description: 'Guided tours in the round of hundreds of campuses.',
      },
      {
        label: 'CampusReel',
        url: 'https://www.campusreel.org/',
        description: 'Short videos made by students, in dorms, dining halls and classes.',
      },
      {
        label: 'CampusTours',
        url: 'https://campustours.com/',
        description: 'A directory of tours, maps and videos by state.',
      },
      {
        label: 'UC Berkeley',
        url: 'https://visit.berkeley.edu/',
        description: 'Tours in person and online, less than an hour from the Tri-Valley.',
      },
      {
        label: 'UC Davis',
        url: 'https://www.ucdavis.edu/',
        description:
          'Look for Visit under Admissions: tours in person and online, and how to get there by train.',
      },
      {
        label: 'Cal State East Bay',
        url: 'https://www.csueastbay.edu/',
        description: 'The nearest CSU, in the Hayward hills. Look for Visit under Admissions.',
      },
    ],
  },
  {
    id: 'alternative-institutions',
    title: 'Alternative Institutions for Coursework',
    resources: [
      {
        label: 'Las Positas College',
        url: 'https://www.laspositascollege.edu/',
        description:
          'Livermore. College classes for high-school students through concurrent and dual enrollment.',
      },
      {
        label: 'Diablo Valley College',
        url: 'https://www.dvc.edu/',
        description: 'Pleasant Hill and San Ramon. College classes open to high-school students.',
      },
      {
        label: 'Chabot College',
        url: 'https://www.chabotcollege.edu/',
        description: 'Hayward. Sister college of Las Positas, with many evening and online classes.',
      },
      {
        label: 'Ohlone College',
        url: 'https://www.ohlone.edu/',
        description: 'Fremont and Newark. Strong in sciences, languages and American Sign Language.',
      },
      {
        label: 'UC Scout',
        url: 'https://www.ucscout.org/',
        description: 'Online A-G and AP classes from the University of California.',
      },
      {
        label: 'BYU Independent Study',
        url: 'https://is.byu.edu/',
        description:
          'Online high-school classes at your own speed. Ask your counselor first what your school accepts.',
      },
      {
        label: 'A-G Course List',
        url: 'https://hs-articulation.ucop.edu/agcourselist',
        description: 'Check that an outside class counts for UC and CSU before you pay for it.',
      },
      {
        label: 'ASSIST',
        url: 'https://assist.org/',
        description: 'See how a community-college class transfers to each UC and CSU.',
      },
      {
        label: 'I Can Go To College',
        url: 'https://icangotocollege.com/',
        description: 'Programs, costs and support at all California community colleges.',
      },
    ],
  },
  {
    id: 'college-majors',
    title: 'College Majors',
    resources: [
      {
        label: 'What Can I Do With This Major?',
        url: 'https://whatcanidowiththismajor.com/',
        description: 'Where each major leads: common jobs, employers and ways in.',
      },
      {
        label: 'Careers by field of degree',
        url: 'https://www.bls.gov/ooh/field-of-degree/home.htm',
        description: 'What people who studied a subject do now, and what they earn.',
      },
      {
        label: 'MyMajors',
        url: 'https://www.mymajors.com/',
        description: 'A short quiz that suggests majors to look into.',
      },
      {
        label: 'Roadtrip Nation',
        url: 'https://roadtripnation.com/',
        description: 'Thousands of interviews with people about how they found their work.',
      },
      {
        label: 'UC majors',
        url: 'https://admission.universityofcalifornia.edu/campuses-majors/majors/',
        description: 'Find which UC campuses offer a major.',
      },
      {
        label: 'College Scorecard fields of study',
        url: 'https://collegescorecard.ed.gov/search/',
        description:
          'Search by field of study, and compare graduates of the same major at different colleges.',
      },
    ],
  },
  {
    id: 'career-resources',
    title: 'Career Resources',
    resources: [
      {
        label: 'Occupational Outlook Handbook',
        url: 'https://www.bls.gov/ooh/',
        description: 'Pay, training and outlook for hundreds of jobs.',
      },
      {
        label: 'O*NET OnLine',
        url: 'https://www.onetonline.org/',
        description: 'The tasks, tools and skills of nearly every occupation.',
      },
      {
        label: 'O*NET Interest Profiler',
        url: 'https://www.mynextmove.org/explore/ip',
        description: 'Match what you enjoy with careers, in about ten minutes.',
      },
      {
        label: 'California CareerZone',
        url: 'https://www.cacareerzone.org/',
        description: 'Surveys, California wages, and a budget tool called Make Money Choices.',
      },
      {
        label: 'CareerOneStop',
        url: 'https://www.careeronestop.org/',
        description: 'Resumes, interviews, training and job search from the U.S. Department of Labor.',
      },
      {
        label: 'Tri-Valley ROP',
        url: 'https://www.tvrop.org/',
        description: 'Career and technical classes for students of Dublin, Livermore and Pleasanton schools.',
      },
      {
        label: 'Apprenticeship.gov',
        url: 'https://www.apprenticeship.gov/',
        description: 'Find paid training that leads to a trade or a profession.',
      },
      {
        label: 'California apprenticeships',
        url: 'https://www.dir.ca.gov/das/',
        description:
          'The state office that registers apprenticeship programs, with a search by trade and county.',
      },
      {
        label: 'Work permits for students',
        url: 'https://www.cde.ca.gov/ci/ct/we/workpermitsforstudents.asp',
        description: 'How California students under 18 get permission to work.',
      },
    ],
  },
  {
    id: 'financial-aid',
    title: 'Financial Aid',
    resources: [
      {
        label: 'FAFSA',
        url: 'https://studentaid.gov/h/apply-for-aid/fafsa',
        description: 'The free federal aid application. Opens October 1 of senior year.',
      },
      {
        label: 'Federal Student Aid Estimator',
        url: 'https://studentaid.gov/aid-estimator/',
        description: 'Estimate your federal aid years before you apply.',
      },
      {
        label: 'California Dream Act Application',
        url: 'https://dream.csac.ca.gov/',
        description: 'State aid for students who cannot file the FAFSA, including undocumented students.',
      },
      {
        label: 'Cal Grant',
        url: 'https://www.csac.ca.gov/cal-grants',
        description: 'Money for college from the state that you do not pay back. Deadline March 2.',
      },
      {
        label: 'Middle Class Scholarship',
        url: 'https://www.csac.ca.gov/middle-class-scholarship',
        description: 'State help at UC and CSU for families who earn too much for other grants.',
      },
      {
        label: 'WebGrants 4 Students',
        url: 'https://mygrantinfo.csac.ca.gov/',
        description: 'Check that your GPA has arrived, and manage your Cal Grant.',
      },
      {
        label: 'CSS Profile',
        url: 'https://cssprofile.collegeboard.org/',
        description: 'The second aid form that some private colleges ask for.',
      },
      {
        label: 'Net Price Calculator Center',
        url: 'https://collegecost.ed.gov/net-price',
        description: 'Find out what a college would cost your own family.',
      },
      {
        label: 'California College Promise Grant',
        url: 'https://icangotocollege.com/financial-aid/california-college-promise-grant',
        description: 'Waives the enrollment fee at community colleges for students who qualify.',
      },
      {
        label: 'BigFuture scholarship search',
        url: 'https://bigfuture.collegeboard.org/scholarship-search',
        description: 'A free search over thousands of scholarships, by grade, interest and background.',
      },
      {
        label: 'QuestBridge',
        url: 'https://www.questbridge.org/',
        description: 'Full four-year scholarships for high-achieving students from low-income families.',
      },
      {
        label: 'CalKIDS',
        url: 'https://calkids.org/',
        description: 'College savings the state may already hold in your name.',
      },
    ],
  },
  {
    id: 'other-resources',
    title: 'Other Resources',
    resources: [
      {
        label: 'Resume templates',
        url: 'https://create.microsoft.com/en-us/templates/resumes',
        description: 'Templates: simple layouts for a first resume or an activity sheet for recommenders.',
      },
      {
        label: 'Resume guide and samples',
        url: 'https://www.careeronestop.org/JobSearch/Resumes/ResumeGuide/introduction.aspx',
        description:
          'Templates: a step-by-step guide with worked samples, from the U.S. Department of Labor.',
      },
      {
        label: 'Army ROTC',
        url: 'https://www.goarmy.com/rotc',
        description: 'Military/ROTC: college scholarships in return for service as an Army officer.',
      },
      {
        label: 'Naval ROTC',
        url: 'https://www.netc.navy.mil/Commands/Naval-Service-Training-Command/NROTC/',
        description: 'Military/ROTC: Navy and Marine Corps officer programs and scholarships.',
      },
      {
        label: 'Air Force ROTC',
        url: 'https://www.afrotc.com/',
        description: 'Military/ROTC: Air Force and Space Force officer programs and scholarships.',
      },
      {
        label: "Today's Military",
        url: 'https://www.todaysmilitary.com/',
        description: 'Military/ROTC: all branches, the five service academies, and questions parents ask.',
      },
      {
        label: 'CalVet College Fee Waiver',
        url: 'https://www.calvet.ca.gov/VetServices/Pages/College-Fee-Waiver.aspx',
        description: 'Military families: tuition waived at public colleges for children of some veterans.',
      },
      {
        label: "I'm First",
        url: 'https://imfirst.org/',
        description: 'First in the family to go to college: stories, mentors and colleges that support you.',
      },
      {
        label: 'Immigrants Rising',
        url: 'https://immigrantsrising.org/',
        description: 'Undocumented students: aid, scholarships and legal information for California.',
      },
      {
        label: 'California Chafee Grant',
        url: 'https://chafee.csac.ca.gov/',
        description: 'Foster youth: money for college or career training.',
      },
      {
        label: 'Think College',
        url: 'https://thinkcollege.net/',
        description: 'Students with intellectual disabilities: college programs and how to prepare.',
      },
      {
        label: 'College Board accommodations',
        url: 'https://accommodations.collegeboard.org/',
        description: 'Students with disabilities: how to ask for extra time and other support on tests.',
      },
      {
        label: 'NCAA Eligibility Center',
        url: 'https://web3.ncaa.org/ecwr3/',
        description: 'Athletes: the account you need to play in Division I or II.',
      },
      {
        label: 'Common Black College Application',
        url: 'https://commonblackcollegeapp.com/',
        description: 'Apply to many historically Black colleges and universities at once.',
      },
      {
        label: 'Hispanic Association of Colleges and Universities',
        url: 'https://www.hacu.net/',
        description: 'Scholarships, internships and colleges that serve Hispanic students well.',
      },
      {
        label: 'American Indian College Fund',
        url: 'https://collegefund.org/',
        description: 'Scholarships and help for Native students.',
      },
      {
        label: 'Gap Year Association',
        url: 'https://www.gapyearassociation.org/',
        description: 'How to plan a year between high school and college, and how to pay for it.',
      },
      {
        label: '988 Suicide and Crisis Lifeline',
        url: 'https://988lifeline.org/',
        description: 'Call or text 988, day or night, for yourself or for a friend.',
      },
    ],
  },
]
