/** Preset texts that tell the submitter what to fix. */
export const rejectionReasons = [
  {
    label: 'Details missing',
    text: 'Some important details are missing. Please add the dates, the cost and how families can get in touch, then send it again.',
  },
  {
    label: 'Already listed',
    text: 'This seems to be in the directory already. If it is different, please explain how in the description.',
  },
  {
    label: 'Could not confirm',
    text: 'We could not confirm that this offer is real. Please add a website, or a phone number or email that we can check.',
  },
  {
    label: 'Links or contact do not work',
    text: 'The website or the contact details do not work. Please check them and send it again.',
  },
  {
    label: 'Reads like advertising',
    text: 'The description reads like an advertisement. Please describe what you offer, who it is for, when it takes place and what it costs.',
  },
  {
    label: 'Does not fit',
    text: 'This directory is for educational opportunities for high-school students and young adults, and this does not seem to be one.',
  },
] as const
