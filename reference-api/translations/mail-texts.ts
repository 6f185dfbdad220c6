/** The texts of the mails in English. `{minutes}` is a duration: "10 minutes". */
export const englishMails = {
  hello: 'Hello {name},',
  helloWithoutName: 'Hello,',
  /** What stands before a link. */
  before: '{label}:',
  openThisPage: 'Open this page:',
  logIn: 'Log in',
  choosePassword: 'Choose a new password',
  contactUs: 'Contact us',
  notYouWrite: 'Not you? Write to us right away:',
  nobodyGotIn: 'Not you? Ignore this email. Nobody got into your account.',
  emailChange: {
    subject: 'Confirm your new email',
    why: 'you asked to use this email for your Rakeback Wizard account. Nothing changes until you confirm it.',
    button: 'Confirm my new email',
    where: 'Open it in the browser where you’re logged in. The link works for {minutes}.',
    notYou: 'Not you? Ignore this email. Somebody mistyped their address.',
  },
  passwordReset: {
    why: 'you asked to choose a new password. You can do it here:',
    once: 'The link works once, for {minutes}, or until we send a newer email.',
    notYou: 'Not you? Ignore this email. Your password stays the same.',
  },
  verification: {
    subject: 'Confirm your email',
    why: 'welcome to Rakeback Wizard! Confirm your email, then log in and start earning Edge.',
    button: 'Confirm my email',
    orCode: 'Or enter this code on the page where you signed up:',
    both: 'Both work for {minutes}, or until we send a newer email.',
    notYou: 'Not you? Ignore this email. Nobody can use the account until you confirm it.',
  },
  secondSignUp: {
    somebody:
      'Somebody signed up with your email a moment before, too. So there is no link in this message, and the earlier link no longer works.',
    code: 'Enter this code on the page where you signed up:',
    onlyThere: 'The code works for {minutes}, only on that page.',
    onlyOnce:
      'Signed up only once? Use the code in the earlier email and ignore this one. Never share a code.',
  },
  accountDeleted: {
    subject: 'We deleted your account',
    why: 'we deleted your Rakeback Wizard account and everything in it, as you asked. This is our last email to you.',
  },
  addressInUse: {
    subject: 'Your email is already in use',
    why: 'somebody asked to use this email for another Rakeback Wizard account. It already belongs to yours, so we changed nothing.',
    twoAccounts: 'If that was you, you have two accounts. Log in here to the one with this email.',
  },
  emailChanged: {
    subject: 'You changed your email',
    why: 'your Rakeback Wizard account has a new email. From now on, log in with that one.',
  },
  existingAccount: {
    subject: 'You already have an account',
    why: 'somebody tried to sign up for Rakeback Wizard with this email. You already have an account, so we changed nothing.',
    logIn: 'If that was you, log in. Forgot your password? Choose a new one.',
  },
  passwordChanged: {
    subject: 'You changed your password',
    why: 'your Rakeback Wizard account has a new password. We logged you out on your other devices.',
    notYou: 'Not you? Choose a new password right away and write to us:',
  },
};

export type MailTexts = typeof englishMails;
