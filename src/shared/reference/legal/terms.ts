import type { LegalDocument, LegalParties } from './types.ts'

export function terms({ siteName, companyName, contactEmail, privacyEmail }: LegalParties): LegalDocument {
  return {
    title: 'Terms of Use',
    lastUpdated: { date: '2025-07-19', words: 'July 19, 2025' },
    summary: [
      `${siteName} is a free directory that helps students and families find tutoring, camps, internships, jobs and events, and plan for life after high school.`,
      'These terms say what you may expect from us and what we expect from you. We have tried to write them so that a student can read them.',
    ],
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are',
        blocks: [
          `${siteName} is owned and operated by ${companyName} (“the company,” “we,” “us”). “You” means anyone who visits the site, has an account, or lists something on it.`,
          `These terms are a contract between you and ${companyName}. By using ${siteName} you agree to them and to our Privacy Policy. If you do not agree, please do not use the site.`,
        ],
      },
      {
        id: 'who-may-use-it',
        heading: 'Who may use the site',
        blocks: [
          'You may have an account if you are 13 or older, or if you are a parent or guardian who signs up and uses the account on behalf of a child. Nobody under 13 may have an account of their own.',
          'If you are under 18, please read these terms with a parent or guardian, who must agree to your using the site. If you use the site for a school, a business or another organization, you confirm that you may agree to these terms on its behalf.',
        ],
      },
      {
        id: 'what-it-costs',
        heading: 'What it costs, and how we are funded',
        blocks: [
          [
            'Basic browsing, posting and bookmarking are free.',
            'Listing a service, program, job or event is free.',
            'We run no pay-to-play listings: nobody can pay to be listed, to be listed higher, to be reviewed better, or to have a review removed.',
            `${siteName} is funded by sponsorships. A sponsor gets thanked and named as a sponsor. A sponsor does not get a better place in results, nor any information about you.`,
          ],
          'If we ever offer something that costs money, we will say plainly what it is and what it costs before you choose it.',
        ],
      },
      {
        id: 'your-account',
        heading: 'Your account',
        blocks: [
          [
            'Give correct information when you sign up, and keep your email address current so that we can reach you.',
            'Keep your password to yourself. You are responsible for what is done with your account, so tell us at once if someone else has used it.',
            'One person, one account. Accounts made to review oneself or to harm others are removed.',
          ],
          'You may close your account at any time in Settings. What happens to your information then is described in the Privacy Policy.',
        ],
      },
      {
        id: 'listings',
        heading: 'Listings and events',
        blocks: [
          'Anyone with an account may submit a listing or an event. An administrator looks at each one before it appears in public. Approval means that it looked genuine and complete to us. It does not mean that we have checked qualifications, licenses, safety, prices or results.',
          'If you submit a listing, you confirm that',
          [
            'you offer the service yourself, or you have good reason to believe that what you write is true;',
            'the description, price, dates, eligibility and contact details are correct, and you will keep them so;',
            'you have the right to use the words and pictures in it;',
            'you hold every license, permit and background check that the law requires for what you offer, above all for work with minors.',
          ],
          'We may edit a listing for clarity, decline it, deactivate it or remove it, for example when it is out of date, misleading, unsafe, unlawful or reported by others with good reason.',
        ],
      },
      {
        id: 'reviews-and-content',
        heading: 'Reviews and other things you post',
        blocks: [
          'Reviews help families only if they are honest. You may write one review for each listing, from your own experience, and you may change or delete it later. You may not review your own listing, be paid for a review, or write one to harm a competitor.',
          `What you post stays yours. You give ${companyName} permission, without payment, to store it, show it, and adapt its format on ${siteName} for as long as it is posted. When you delete it, that permission ends, except for copies that others have already made and for backups until they are overwritten.`,
          'We do not have to publish what you post, and we are not responsible for what others post.',
        ],
      },
      {
        id: 'what-is-not-allowed',
        heading: 'What is not allowed',
        blocks: [
          [
            'Breaking the law, or helping others to break it.',
            'Harassing, threatening, demeaning or endangering anyone, above all a minor.',
            "Posting another person's private information, or a picture of a minor without the permission of a parent or guardian.",
            'Posting anything false, misleading, hateful, sexual, or in violation of the rights of others.',
            'Sending advertising to people you found here, or collecting their contact details for any purpose other than asking about their listing.',
            'Copying the directory in bulk, by hand or by program, or passing it off as your own.',
            'Interfering with the site: breaking in, overloading it, uploading harmful files, or getting around its limits.',
            'Pretending to be someone else.',
          ],
        ],
      },
      {
        id: 'reports-and-moderation',
        heading: 'Reports and moderation',
        blocks: [
          `If you see something that should not be here, use Report on the listing or review, or write to ${contactEmail}. An administrator reads every report.`,
          'We may remove content, deactivate listings, and suspend or close accounts that break these terms. Where we can, we tell you why. If you think that we made a mistake, write to us and a person will look at it again.',
        ],
      },
      {
        id: 'providers-and-links',
        heading: 'Providers, employers and other websites',
        blocks: [
          `${siteName} is a directory. We do not provide the tutoring, camps, internships, jobs or events listed here. We do not employ the people who do, we take no commission, and we are no party to what you agree with them.`,
          'Please use the care you would use anywhere. Before a student meets, works for or pays a provider, ask for references, qualifications, insurance and background checks, read the contract, and involve a parent or guardian.',
          'The site links to other websites, such as those of colleges and public agencies. They are not ours. We choose links that we believe are useful, but we do not control what they say or what they do with your information.',
        ],
      },
      {
        id: 'planning-guide',
        heading: 'The planning guide',
        blocks: [
          'The planning guide is general information. It is no substitute for your school counselor, a college admission office, or legal, tax or financial advice. Deadlines and requirements change, so check every date with the college or agency that sets it. We do not promise admission, aid, employment or any other result.',
        ],
      },
      {
        id: 'our-property',
        heading: 'What belongs to us',
        blocks: [
          `The site itself, meaning its design, its text, its software and the name ${siteName}, belongs to ${companyName} or to those who have licensed it to us. You may use the site for yourself, your family, your students or your organization, and you may share links to it freely. Please ask before you use more than that. Where parts of the software are open source, their own licenses apply.`,
          `If you believe that something here violates your copyright, write to ${contactEmail} with what it is, where it appears, why you own it, how to reach you, and a statement, made under penalty of perjury, that this is true. We remove what is rightly claimed.`,
        ],
      },
      {
        id: 'no-warranty',
        heading: 'No warranty',
        blocks: [
          'We work to keep the site correct, safe and available, but we provide it “as is” and “as available.” As far as the law allows, we make no warranty of any kind, express or implied, including warranties of merchantability, fitness for a particular purpose, accuracy and non-infringement. We do not warrant that listings, reviews or the guide are complete or correct, nor that the site will always work.',
        ],
      },
      {
        id: 'limit-of-liability',
        heading: 'Limit of liability',
        blocks: [
          `As far as the law allows, ${companyName} and the people who work for it are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, data or opportunities, that arise from your use of the site or from your dealings with anyone you found through it.`,
          `As far as the law allows, the total liability of ${companyName} to you for all claims about the site is limited to the amount you paid us in the twelve months before the claim arose. For most people, who use the site for free, that amount is zero.`,
          'Nothing in these terms limits liability that the law does not allow to be limited, such as liability for fraud, for willful injury, or for violation of law under Section 1668 of the California Civil Code.',
        ],
      },
      {
        id: 'indemnity',
        heading: 'If your actions cost us',
        blocks: [
          `If someone makes a claim against ${companyName} because of what you posted, or because you broke these terms or the law, you agree to cover our reasonable costs of that claim, as far as the law allows. This does not apply to claims caused by our own fault, nor does it apply to minors.`,
        ],
      },
      {
        id: 'governing-law',
        heading: 'Governing law and disputes',
        blocks: [
          `If something goes wrong, please write to ${contactEmail} first. Most things can be settled in a few messages, and we ask for thirty days to try.`,
          'These terms are governed by the laws of the State of California, without regard to its rules on conflict of laws. Disputes that we cannot settle are decided by the state and federal courts located in California, and both you and we accept their jurisdiction. You may also use a small-claims court where you live. If you are a consumer who lives elsewhere, you keep the protection of the mandatory law of the place where you live.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to the site and to these terms',
        blocks: [
          'We may change the site, or stop offering parts of it. We may also change these terms. The date at the top says when they last changed. If a change matters to your rights, we tell account holders by email or by a notice on the site at least fourteen days before it takes effect. If you keep using the site after that, you accept the change. If you do not accept it, you may close your account.',
        ],
      },
      {
        id: 'general',
        heading: 'A few general rules',
        blocks: [
          [
            'If a court finds one part of these terms invalid, the rest still applies.',
            'If we do not enforce a rule once, we may still enforce it later.',
            'You may not transfer your account to someone else. We may transfer these terms to a company that takes over the site, and if we do, we will tell you.',
            'These terms and the Privacy Policy are the whole agreement between you and us about the site.',
          ],
        ],
      },
      {
        id: 'contact',
        heading: 'Contact',
        blocks: [
          `Questions about these terms: ${contactEmail}. Questions about your information: our privacy officer at ${privacyEmail}.`,
        ],
      },
    ],
  }
}
