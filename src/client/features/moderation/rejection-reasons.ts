/** Preset texts that tell the submitter what to fix. */
export const rejectionReasons = [
  {
    label: 'Details missing',
    words:
      'Some important details are missing. Please add the dates, the cost and how families can get in touch, then send it again.',
  },
  {
    label: 'Already listed',
    words:
      'It looks as if this is already in the directory. If it is a different offer, please say in the description how it differs.',
  },
  {
    label: 'Could not confirm',
    words:
      'We could not confirm that this offer is real. Please add a website, or a phone number or email that we can check.',
  },
  {
    label: 'Links or contact do not work',
    words: 'The website or the contact details do not work. Please check them and send it again.',
  },
  {
    label: 'Reads like advertising',
    words:
      'The description reads like an advertisement. Please say plainly what is offered, for whom, when and at what cost.',
  },
  {
    label: 'Does not fit',
    words:
      'This directory is for educational opportunities for high-school students and young adults, and this does not seem to be one.',
  },
] as const
