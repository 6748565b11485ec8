import type { TutoringEntry } from '../../entries.ts'

export const mathematics: TutoringEntry[] = [
  {
    name: 'Slow Chalk Math',
    place: 'Pleasanton',
    type: 'private_tutor',
    subjects: ['Pre-Algebra', 'Algebra', 'Geometry'],
    modes: ['In-person'],
    text: `Orla Brannigan taught middle-school math for nineteen years before moving her whiteboard into the back room of her house. She works with one student at a time and never sets a timer. Most families come for algebra and stay because the homework fights stop.

**First visit is free**, and she will tell you honestly if a tutor is not what your child needs.`,
  },
  {
    name: 'The Proof Garage',
    place: 'San Ramon',
    type: 'business',
    subjects: ['Competition Math', 'Geometry', 'Linear Algebra'],
    modes: ['In-person', 'Hybrid'],
    text: `A weekly problem-solving club that meets, yes, in a converted garage with eleven chalkboards. Students in grades 7 to 12 work on contest problems in pairs, present what they find, and learn to say "I was wrong" without flinching.

There are three rooms: **Sparks** for beginners, **Kindling** for those who have done a season of contests, and **Bonfire** for students who read problem books for fun. You can move between rooms at any time; nobody is ranked on the wall.

Coaches are former contest students now in college or early in their careers. Parents are welcome to sit in during the first month.`,
  },
  {
    name: 'Hadiya Noor, Calculus and Before',
    place: 'Dublin',
    type: 'private_tutor',
    subjects: ['Precalculus', 'Calculus', 'Trigonometry'],
    modes: ['In-person', 'Online'],
    text: `Hadiya is a structural engineer who tutors four evenings a week. She is at her best with students who were fine until limits arrived and then were suddenly not fine. Expect graph paper, colored pens, and a recap e-mail after every lesson.`,
  },
  {
    name: 'Tri-Corner Math Studio',
    place: 'Livermore',
    type: 'business',
    subjects: ['Algebra', 'Geometry', 'Precalculus', 'Statistics'],
    modes: ['In-person'],
    text: `Drop-in math help from 3:30 to 8:00 on school days, in a storefront between a bakery and a bike shop. Students bring whatever they are stuck on; two tutors circulate and nobody waits longer than ten minutes. **Monthly passes, no contracts**, and the cookies come from next door.`,
  },
  {
    name: 'Bayesian Barn',
    place: 'Sunol',
    type: 'Both',
    subjects: ['Statistics', 'Data Science & AI', 'AP Prep'],
    modes: ['In-person', 'Remote'],
    text: `Statistics taught with real things: rainfall from the gauge on the roof, egg counts from the hens, a decade of little-league box scores. Wendell Akande keeps groups to five and insists that every student ask one question per session. Good preparation for the AP exam, better preparation for reading the news.`,
  },
  {
    name: 'Second Try Mathematics',
    place: 'Castro Valley',
    type: 'business',
    subjects: ['Pre-Algebra', 'Algebra', 'Study Skills & Time Management'],
    modes: ['In-person', 'Hybrid'],
    text: `For students who are retaking a course, catching up after a move, or simply convinced they are bad at math. We start with a relaxed conversation and a one-page look at what is missing, then fill the gaps in order. Progress is shared with families every second Friday, in plain English and not in percentages.`,
  },
  {
    name: 'Ms. Ferreira Teaches Numbers',
    place: 'Walnut Creek',
    type: 'Individual',
    subjects: ['Pre-Algebra', 'Algebra'],
    modes: ['Online'],
    text: `One-to-one lessons over video with a shared drawing tablet. Inês Ferreira speaks English, Portuguese and Spanish, and she is happy to explain a lesson again to a parent who wants to help at home.`,
  },
  {
    name: 'Long Division Social Club',
    place: 'Fremont',
    type: 'Group',
    subjects: ['Pre-Algebra', 'Competition Math'],
    modes: ['In-person'],
    text: `Saturday mornings, board games first, numbers second. We take students from grade 5 up who would rather learn with friends than alone. The room is loud, the snacks are plain, and the mental arithmetic gets fast without anyone drilling.`,
  },
  {
    name: 'Quiet Integral',
    place: 'Danville',
    type: 'private_tutor',
    subjects: ['Calculus', 'Linear Algebra', 'Physics'],
    modes: ['In-person', 'Online'],
    text: `Tomasz Wieczorek holds a doctorate in applied mathematics and prefers small words. He tutors six students a season so that he can read ahead in their textbooks. College students taking multivariable calculus or linear algebra are welcome on Sunday evenings.`,
  },
  {
    name: 'Parallel Lines After School Mathematics, Reading and Homework Support Program of the Upper Alameda Creek Neighborhood Cooperative',
    place: 'Hayward',
    type: 'Group',
    subjects: ['Pre-Algebra', 'Algebra', 'Reading Comprehension'],
    modes: ['In-person'],
    text: `A parent-run cooperative with a very long name and a very simple idea: families take turns hosting, a trained tutor comes along, and everyone pays what they can. Two evenings a week during the school year. New families are invited to a soup night before they decide.`,
  },
  {
    name: 'Grid & Compass Geometry',
    place: 'Alamo',
    type: 'private_tutor',
    subjects: ['Geometry', 'Trigonometry'],
    modes: ['In-person'],
    text: `Proofs make sense once you have folded, cut and measured them. Leonie Castellane brings a suitcase of paper, string and mirrors to your kitchen table and leaves with everything except the understanding.`,
  },
  {
    name: 'Nightlight Math Line',
    place: 'Sacramento',
    type: 'business',
    subjects: ['Algebra', 'Precalculus', 'Calculus', 'Statistics'],
    modes: ['Online'],
    text: `Stuck at nine in the evening? Our tutors answer from 6 pm to 11 pm, Sunday through Thursday, by chat or by video. There is no appointment and no monthly minimum; you pay for the minutes you use, and **the first twenty are on us**.`,
  },
  {
    name: 'Abacus & Ampersand',
    place: 'San Ramon',
    type: 'business',
    subjects: ['Algebra', 'Statistics', 'Economics'],
    modes: ['In-person', 'Hybrid'],
    state: 'pending',
    text: `A new study room near the library for students who like numbers with a reason attached. Sessions pair a week of algebra or statistics with a small budget, survey or forecast that the student invents. We open with twelve places and would rather keep it that way.`,
  },
]
