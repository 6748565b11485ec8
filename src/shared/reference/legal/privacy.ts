import { retention } from './retention.ts'
import type { LegalDocument, LegalParties } from './types.ts'

export function privacy({ siteName, companyName, contactEmail, privacyEmail }: LegalParties): LegalDocument {
  return {
    title: 'Privacy Policy',
    lastUpdated: { date: '2025-01-19', words: 'January 19, 2025' },
    summary: [
      `${siteName} keeps what it needs to work, and nothing to sell. We do not sell or share your personal information, and we use no advertising, no analytics service and no trackers.`,
      'You can download everything we hold about you, and delete your account, in Settings at any time.',
      'This page lists what we store, why, for how long, and who sees it.',
    ],
    sections: [
      {
        id: 'who-is-responsible',
        heading: 'Who is responsible',
        blocks: [
          `${siteName} is owned and operated by ${companyName} (“we,” “us”), which decides what is stored and why. Our privacy officer answers questions and handles every request about personal information, including requests to know and to delete: ${privacyEmail}. For everything else, write to ${contactEmail}.`,
        ],
      },
      {
        id: 'visitors',
        heading: 'If you only look around',
        blocks: [
          'You can read the public pages without an account, and then we store nothing about you. We make no profile, and your visits are not counted per person.',
        ],
      },
      {
        id: 'what-we-store',
        heading: 'What we store when you have an account',
        blocks: [
          [
            'Account: your email address, whether and when you confirmed it, your first and last name, your role (user or administrator), and when the account was made and last changed.',
            'Profile, only if you fill it in: nickname, profile picture, location (city and state), phone, school, grade and address.',
            'What you tell us at the start, only if you answer: whether you are a student or a parent, your interests and your ZIP code. Only you see it.',
            'Password: only a salted hash made with Argon2id. We cannot read your password, and nobody else can.',
            'Sign-in through another provider, if you use it: the address of the provider and the identifier it gives us for you. We never receive your password there.',
            'Sessions: one record for each place where you are signed in, with the time it was made and the time it ends. The cookie in your browser is stored only as a hash.',
            'Links we email to you to confirm your address or to reset your password: only a hash of each link, with the address it went to and its time of expiry.',
            'Listings and events that you submit, with the contact details you put in them, their state, and the reason if one was not approved.',
            'Reviews: title, rating, text and dates; replies to reviews of your listings.',
            'Thumbs up and bookmarks: which listing, and when.',
            'What you keep about saved items: the status, your note, your date and your checklist. Only you see it.',
            'Notifications: reminders and changes of your saved items, and whether you have read them.',
            'Email settings: which optional emails you chose and at what hour, and whether your address refused one.',
            'View records: one for each person and listing, with the time you last opened it. We use it to count a view no more than once a day, and we do not keep a history of every visit.',
            'Planning guide: which goals and milestones you have ticked.',
            'Reports that you send: what you reported, your reason, and whether it has been resolved.',
            'Uploads: the pictures you add. We make a new copy of each picture, so that hidden data such as the place, the time and the camera is stripped away before it is stored.',
            'Mail outbox: the messages we send you, such as confirmations, until they are delivered, and for a short time the fact that they were.',
            'Moderation log: what administrators do with listings, reviews, reports and accounts, with the time and the values before and after.',
          ],
          'We do not ask for, and please do not enter, government identification numbers, payment details, health information, transcripts or test scores. We do not need them.',
        ],
      },
      {
        id: 'technical-information',
        heading: 'Technical information, cookies and your browser',
        blocks: [
          [
            'Server logs: the time, the kind of page or call asked for, whether it worked, how long it took, and a random request number. They contain neither your email address nor your internet (IP) address, nor what you searched for.',
            'Your internet address is counted in memory, to stop someone from guessing passwords or flooding the site. It is not written down.',
            'Cookies: one keeps you signed in, and one remembers for a year that you have signed in with this browser, so that guesses made elsewhere never delay you. If you sign in through another provider, there is a third for the minutes that takes. There are no advertising, analytics or third-party cookies.',
            'Your location, only when you press “Use my location”: your browser asks you first, and we round it to about half a mile, use it for that list and store it nowhere.',
            'Storage in your own browser: your choice of light or dark, and drafts of forms you have not sent. These stay on your device until you clear them.',
          ],
          'Because we do not follow you from site to site, a “Do Not Track” or “Global Privacy Control” signal changes nothing: everyone gets the treatment it asks for.',
        ],
      },
      {
        id: 'maps-and-third-parties',
        heading: 'Maps, links and other websites',
        blocks: [
          'Fonts, pictures and programs all come from our own server. There is one exception: when you open a map, your browser asks a map tile server (by default the one of OpenStreetMap) for the pictures that make up the map. That server then sees your internet address and the area you look at. Until you open a map, nothing is asked of it.',
          'Links to colleges, agencies, providers and map services lead to websites with their own privacy policies. They learn about your visit only when you follow the link.',
        ],
      },
      {
        id: 'why-we-use-it',
        heading: 'What we use it for',
        blocks: [
          [
            'To run your account, show you what you saved, and keep your place in the planning guide.',
            'To suggest listings to you, from your grade, your interests, your ZIP code and what you saved.',
            'To publish the listings, events and reviews you chose to publish, with your display name and contributor badge beside them.',
            'To check submissions, answer reports and keep the site safe.',
            'To remind you of the dates of saved items and tell you what changed, by email only if you choose it.',
            'To send you messages about your account and your submissions. We send no marketing mail.',
            'To count views, thumbs up, reviews and ratings, shown as totals that name nobody.',
            'To meet our duties under the law.',
          ],
          'No decision about you is made by a program alone, and your information is not used to train artificial intelligence.',
        ],
      },
      {
        id: 'who-sees-it',
        heading: 'Who sees it',
        blocks: [
          [
            'Everyone: listings and events once approved, with the contact details in them, and reviews with the display name, picture and badge of the author. The email address of your account is never shown to other users. If you set a nickname, it is shown in place of your name.',
            'Administrators: account and profile information, submissions and reports, as far as moderation needs it.',
            'Service providers who work for us under contract, such as hosting, file storage and mail delivery. They may use the information only to do that work.',
            'Authorities, when a valid legal order requires it or someone is in danger. Where the law allows, we tell you first.',
            'A company that takes over the site, which would be bound by this policy. You would be told beforehand, with time to delete your account.',
          ],
          'We do not sell personal information, we do not share it for advertising across websites, and sponsors receive none of it.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        blocks: [
          [
            'Account, profile, answers at the start, bookmarks, thumbs up, view records and guide progress: until you delete them or your account.',
            `Notifications: ${retention.notificationDays} days. What you keep about a saved item: until you delete it, or ${retention.removedNoteDays} days after you remove the item.`,
            `Sessions: until you sign out, or after ${retention.sessionIdleDays} days without a visit, and never longer than ${retention.sessionMaxDays} days.`,
            `Emailed links: a password link works once and for ${retention.passwordLinkMinutes} minutes, a confirmation link for ${retention.verificationLinkDays} days.`,
            'Listings, events and reviews: until they are deleted by you, by an administrator, or together with the listing they belong to. A deleted listing stays for 30 days in a trash that only administrators see.',
            `Uploads: as long as something shows them. Pictures that nothing uses are removed after about ${retention.unusedUploadHours} hours.`,
            `Mail outbox: the text of a message is erased the moment it is delivered, and the record that it was sent within ${retention.sentMailDays} days after that. A message that could not be delivered is given up after a few days and removed ${retention.undeliveredMailDays} days later.`,
            'Reports: as long as the site runs. When you delete your account, the ones you sent no longer lead to you.',
            'Moderation log: as long as the site runs, and unchanged, since it shows how decisions were made. It refers to accounts by an internal number, which leads to nobody once the account is gone.',
            `Server logs: at most ${retention.logDays} days. Backups: overwritten within ${retention.backupDays} days.`,
          ],
        ],
      },
      {
        id: 'get-or-delete',
        heading: 'How to get, correct or delete your information',
        blocks: [
          [
            'See and correct: your profile is in Settings, your listings under My Listings, and your reviews on the listings themselves.',
            'Get a copy: choose Download my data in Settings. You receive one JSON file with everything that is connected to your account.',
            'Delete: choose Delete my account in Settings. You are asked for your password, because this cannot be undone.',
            `If you cannot sign in, or prefer to ask, write to the privacy officer at ${privacyEmail}.`,
          ],
          'When you delete your account, your account, profile, answers at the start, password hash, sessions, bookmarks with your notes, notifications, email settings, thumbs up, view records and guide progress are deleted, and so are the pictures you uploaded, your replies to reviews and the replies to your reviews. Your reviews stay, so that ratings remain true, but they become anonymous: nothing connects them with you any more. If you would rather have them gone, delete them first. Listings that you added stay in the directory without your name, because others rely on them; ask us, and we remove them too.',
        ],
      },
      {
        id: 'california-rights',
        heading: 'Your rights in California, and for everyone else',
        blocks: [
          'The California Consumer Privacy Act (CCPA) gives Californians the rights below. We give them to everyone, wherever they live.',
          [
            'Right to know: which personal information we have collected, where from, why, and with whom it was shared, and to get a copy of it.',
            'Right to delete: to have it deleted, with the few exceptions the law allows.',
            'Right to correct: to have wrong information put right.',
            'Right to opt out of sale and sharing: we do neither, so there is nothing to opt out of.',
            'Right to limit the use of sensitive information: we use the password hash and the like only to provide the service.',
            'Right to no discrimination: using these rights never costs you anything, and never changes what you may use.',
          ],
          `To make a request to know, to delete or to correct, use Settings or write to ${privacyEmail}. We confirm it within 10 business days and answer it within 45 days. If we need up to 45 days more, we tell you why. To protect you, we check that the request comes from you, usually by a message to the address of your account. Someone you authorize may ask on your behalf with your signed permission.`,
          'In the words of the CCPA, over the past twelve months we have collected identifiers (such as name and email address), contact and education details that you chose to give, your activity on this site (such as bookmarks and views), and pictures that you uploaded. All of it came from you, or from the sign-in provider you chose. None was sold or shared, and it was disclosed only to the service providers named above. Under the California “Shine the Light” law we also state that we give no information to others for their direct marketing.',
        ],
      },
      {
        id: 'children-and-teens',
        heading: 'Children and teens',
        blocks: [
          `Nobody under 13 may have an account of their own. At sign-up we ask for confirmation that the person is 13 or older, or that a parent or guardian is signing up, and without it nothing is stored. If you believe that a child under 13 has given us information, write to ${privacyEmail}, and we delete it promptly.`,
          'If you are under 18, you may remove anything you have posted at any time, as California law provides: delete the review or withdraw the listing yourself, or ask us to do it. Removal may not reach copies that others have made. We never show advertising to minors, and we do not sell or share their information.',
          'Please think before you post your full name, school or schedule in public. A nickname is a good idea.',
        ],
      },
      {
        id: 'security',
        heading: 'How we protect it',
        blocks: [
          'Connections are encrypted where the site is served over HTTPS, passwords and session cookies are stored only as hashes, uploads are made anew from their pixels, sign-in attempts are limited, and administrators see personal information only through pages that demand their role. What administrators change is logged. No system is perfectly safe. If a breach puts your information at risk, we tell you and the authorities as the law requires.',
        ],
      },
      {
        id: 'where-it-is-kept',
        heading: 'Where it is kept',
        blocks: [
          'The site is meant for people in the United States, and information is stored there. If you use it from elsewhere, your information travels to the United States.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to this policy',
        blocks: [
          'When this policy changes, the date at the top changes with it. If a change matters to how your information is used, we tell account holders by email or by a notice on the site before it takes effect, and we do not use what you gave us earlier in a new way without asking.',
        ],
      },
      {
        id: 'contact',
        heading: 'Contact',
        blocks: [
          `Privacy officer, and requests to know, correct or delete: ${privacyEmail}.`,
          `Everything else: ${contactEmail}.`,
        ],
      },
    ],
  }
}
