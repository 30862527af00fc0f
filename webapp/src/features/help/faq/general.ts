import type { Faq } from '@/features/help/faq/entry'
import { PRODUCT_NAME } from '@/lib/product'

/** What anybody asks: about the product, accounts, documents and the screens. */
export const general: readonly Faq[] = [
  {
    question: `Can you explain ${PRODUCT_NAME}, the product and its purpose?`,
    asked:
      'what is this site / what is this for / how does this site work / what can I do here / who made this / who is behind it / tell me about the product / what do you offer / what is Hireloom / explain Hireloom to me',
    answer: `${PRODUCT_NAME} is for finding work and for hiring. It compares a resume with a job, requirement by requirement, and shows both sides the sentence behind every answer. Job seekers also write resumes and follow their applications here; companies post jobs, interview and decide.`,
  },
  {
    question: `Is ${PRODUCT_NAME} free of charge, at no cost?`,
    asked:
      'is it free / will I get a bill / what does it cost / how much is it / are there fees / what are the costs / do you charge / credit card needed / price for companies / free trial / cost for a recruiter',
    answer: `Yes. ${PRODUCT_NAME} charges neither job seekers nor recruiters, and there is no paid plan.`,
  },
  {
    question: 'How do I register, sign up or create an account to login?',
    asked:
      'create an account / make an account / where is the login / sign up / join / open an account / new account / how do I become a member / register as a recruiter / register my company / do I need an account / new here / create a profile as a job seeker / set up a new profile / start here / I am a recruiter and want an account / start as a recruiter / become a job seeker here / what do I need to open an account',
    answer:
      'If you have an account, choose Login. If not, choose Register, say whether you are looking for work or hiring, and fill in the form. We send a code to your email to confirm that the address is yours. After that you are logged in.',
    links: ['/user/registration', '/user/login'],
  },
  {
    question: 'Can a guest browse or search without an account, registering or signing up?',
    asked:
      'look around without an account / see jobs without registering / try it first / use it without logging in / browse before I sign up / do I need to be logged in to see jobs / only look at jobs without an account / just browsing / look without registering / see it before I register / a look before opening an account',
    answer:
      'Jobs that are open to everyone can be read without an account, by a link or on the careers page of their company. The search, the match and applying need an account, which is free and made in a minute.',
    links: ['/user/registration'],
  },
  {
    question: 'Is a business address needed, or is Gmail enough?',
    asked:
      'which email for recruiters / can a recruiter use gmail / private email for a company account / work email needed',
    answer:
      'To post jobs, register with your company email: addresses of free email services are refused. Job seekers may use any address.',
    links: ['/user/registration'],
  },
  {
    question: 'Language, languages: English, German, French, Spanish?',
    asked:
      'change the language / is it in German / in Spanish please / translate the site / other languages / which languages are there / supported languages',
    answer:
      'The screens are in English only. Resumes and jobs may be in another language, but English ones are read best.',
  },
  {
    question: 'How do I change a password, or reset a forgotten password?',
    asked:
      'forgot my password / lost my password / cannot log in / password does not work / new password / reset password / different password / locked out of my account / cannot get into my account / login fails / wrong password / pw',
    answer:
      'If you have forgotten it, choose Forgot Password on the login page: we send a code to your email, and you set a new one. If you know it, choose your name at the foot of the menu; under Security, press Change beside Password. Either way your other sessions end.',
    links: ['/user/reset-password', '/user/security'],
  },
  {
    question: 'No code by email: is it in the spam folder?',
    asked:
      'code did not arrive / waiting for the code / no verification email / no email with the code / one-time code / OTP missing / confirmation mail does not come / send the code again / resend code / code expired / I did not get the code / where is my code / did not get the code',
    answer:
      'Check your spam folder first, and make sure the address has no typing mistakes. A code is good for 10 minutes and 5 tries. After a minute you can request a new one; only the newest works.',
  },
  {
    question:
      'How do I protect my log-in, or enable two-factor authentication, an authenticator as the second step or factor?',
    asked:
      'two-factor / 2fa / make my account more secure / secure login / set up an authenticator app / protect against hackers',
    answer:
      'Choose your name at the foot of the menu. Under Security, press Set up beside Authenticator app and scan the code with your app, or add a passkey. From then on your password alone is not enough to log in.',
    links: ['/user/security'],
  },
  {
    question: 'A phone or a tablet, or a mobile app?',
    asked: 'use it on my phone / iphone / android / is there an app / app store / on a tablet / mobile version',
    answer:
      'Every screen fits a phone, a tablet and a computer, and opens in the browser: there is nothing to install.',
  },
  {
    question: 'I lost the phone, authenticator or second factor: how do I use a recovery code, or codes, or reset it?',
    asked:
      'new phone and no authenticator / lost my second factor / recovery codes / cannot get the authenticator code',
    answer:
      'When you log in, choose “Use a recovery code” and type one of the ten that you saved; each works once. Then set up the new phone and get new codes under Security of your account. If the codes are lost as well, write to our help desk: whoever runs this site can take the second step away.',
    links: ['/user/security'],
    helpDesk: true,
  },
  {
    question: 'How do I login by a passkey, passkeys, a fingerprint or my face?',
    asked: 'passkey / fingerprint / face ID / log in without a password',
    answer:
      'A passkey logs you in with your fingerprint, your face or the PIN of your device, and nobody can steal or guess it. Choose your name at the foot of the menu, and under Security press Add a passkey. From then on nobody can log in with your password alone.',
    links: ['/user/security'],
  },
  {
    question: 'How do I end sessions, log out everywhere, or remove strange devices, or a stolen device or laptop?',
    asked:
      'log out everywhere / sign out of all devices / somebody is logged in as me / my laptop was stolen / strange login / unknown device / I was hacked / forgot to log out at the library',
    answer:
      'Choose your name at the foot of the menu: Security lists your devices. Log out one of them, or press “Log out everywhere else”. “Not me” logs out all others and asks you for a new password.',
    links: ['/user/security'],
  },
  {
    question: 'How do I change my email address or mobile number?',
    asked:
      'new email address / my email changed / my email is wrong / different email / change my phone number / new mobile number / update my contact details',
    answer:
      'Choose your name at the foot of the menu, and under Security press Change. We send links to the new and the old address, and the old one works until you have opened both. If you have lost access to it, press the button for that: your email then changes after 72 hours, unless somebody refuses there. Your mobile number is changed there, too.',
    links: ['/user/security'],
  },
  {
    question: 'How do I stop or turn off notifications, mails or emails, or unsubscribe?',
    asked:
      'too many emails / stop the emails / no more messages from you / unsubscribe / turn notifications off / I get too much mail / do not write to me / spam from you / newsletter / you send me too much / switch off alerts / stop the daily email / I hate these emails',
    answer:
      'Choose your name at the foot of the menu: Notifications lists the emails that are always sent, and the saved searches whose emails you can switch off; a link in each of these does so, too. Recruiters switch off the emails about overdue applications and scorecards on the screen Company, under Stages.',
    links: ['/user/security', '/user/company'],
  },
  {
    question: 'Is my data safe and private?',
    asked:
      'privacy / do you sell my data / who gets my data / do you share my information / is my personal information protected / third parties / what do you do with my data / gdpr / where is my data stored / is it secure / is my information passed on / do advertisers get my data / is it confidential / what do you know about me / tracking and cookies',
    answer:
      'Your documents are yours: a recruiter gets them only when you apply. Under My Profile you choose who finds you before that, and under your account you can download your data or delete everything at any time.',
    links: ['/user/AboutUser', '/user/security'],
  },
  {
    question: 'How do I delete or close my account, or download my data?',
    asked:
      'delete my account / close my account / remove my profile for good / cancel my account / erase my data / remove all my data / I want to leave / get rid of my account / download everything you have about me / copy of my data / deactivate my account / I do not need this any more / delete all my personal information / quit this site / wipe my data / leave the site / no longer use this / end my membership / stop using this',
    answer:
      'Choose your name at the foot of the menu: both are under Privacy and data, and both ask for your password. The download is one archive with your details and your files. Deleting removes your documents and gives you a receipt.',
    links: ['/user/security'],
  },
  {
    question: 'Who sees or reads my resume: is it visible to an employer, and can my boss find out?',
    asked:
      'who can see my resume / can everybody see my resume / is my resume public / can my boss see me / will my employer find out / does my current company know / is my search secret / who can see that I am looking / can other people see my resume / do others see my documents / who has access to my resume / can recruiters see my phone number / do recruiters see my address / will my company notice / does my boss notice / is my resume visible to everyone / I have a job and it must stay secret / colleagues must not know that I am looking',
    answer:
      'You, and the recruiters of the jobs that you apply to, with colleagues who work on these jobs and admins of this site. Recruiters with a fitting job may find your skills, and those of verified companies your name and email, but not the file. You choose who finds you in My Profile.',
    links: ['/user/AboutUser'],
  },
  {
    question: 'Can I upload or replace a resume as a Word file, and how large?',
    asked:
      'upload my resume / add my resume / which file types / which formats / can I use a PDF / docx / my file is too large / upload does not work / resume will not upload / replace my resume / new version of my resume / maximum size / attach a resume / where do I put my resume / is a PDF OK / resume as PDF / file type of the resume / attach my CV / upload failed / resume not accepted',
    answer:
      'Resume Match reads PDF, DOCX and DOC up to 10 MB; Interview Hacks takes PDF and DOCX. For your profile choose a PDF under My Profile, Edit Profile, Advance.',
    links: ['/user/atsMainContent', '/user/AboutUser'],
  },
  {
    question: 'Can a scan or a scanned resume be read?',
    asked: 'photo of my resume / scanned resume / picture of a paper resume',
    answer:
      'Where this site has a program for it, a scan is read, with a notice that its words were recognized: check them. Otherwise it is refused; then save the resume as text, for example from Word.',
  },
  {
    question: 'How is a score calculated, or counted: the scoring?',
    asked:
      'how is the score made / what counts for the score / where do the points come from / does AI decide / how do you rate / how does the scoring work / is the score fair / explain the points / explain the score / how do the points work / what do the points mean',
    answer:
      'By fixed rules, from the text of both documents: each requirement of the job earns points for what your resume shows. The calculation is next to the result. No model chooses the number, and your name, age or school never count.',
    links: ['/user/atsMainContent'],
  },
  {
    question: 'How do I book, move or reschedule my interview, or its time?',
    asked:
      'pick an interview time / choose another time for my interview / interview time does not suit me / change the date of my interview / reschedule the interview / cannot make it to the interview / cancel my interview / move my interview / confirm the interview / other slot / other day for my interview / postpone my interview / interview next week instead / I am sick on the day of my interview',
    answer:
      'Open the link in the invitation and choose a time; no account is needed. With the same link you can move or cancel the interview until some hours before it begins; the page says until when. Recruiters propose interviews in an application, in its tab Scorecards.',
  },
  {
    question: 'Why am I suddenly logged out?',
    asked:
      'logged out all the time / it logs me out / session expired / have to log in again and again / logged in and out again / keep being logged out / see who logged in',
    answer:
      'A session ends 24 hours after you were last active, after 30 days at most, when you log out in another tab, and when your password changes. Log in again and you come back to where you were. Your account lists who logged in and when; for admins the audit log does so for everybody.',
    links: ['/user/login', '/user/security', '/user/AdminUserPage'],
  },
  {
    question: 'Can I use a dark mode or a light theme?',
    asked: 'dark mode / night mode / too bright / change the colors of the site',
    answer:
      'Yes. Your device decides at first. Once you are logged in, the switch next to your name in the menu changes it, and this browser remembers it.',
  },
  {
    question: 'Any keyboard shortcuts?',
    asked: 'shortcuts / hotkeys / without a mouse / command menu',
    answer:
      'Ctrl K, or ⌘ K on a Mac, opens the list of all screens: type a few letters and press Enter. Recruiters also find their jobs and the people who applied for them. Escape closes whatever is open. Where a list has keys of its own, they stand above it.',
  },
  {
    question: 'How do I leave feedback, or report a bug?',
    asked:
      'report a bug / something is broken / does not work / page does not load / button does nothing / error message / it crashes / blank page / report a problem / I have an idea / stuck / screen stays empty',
    answer:
      'Press Feedback, which is on every screen. Give one to five stars and up to 150 words. You need to be logged in for it.',
  },
  {
    question: 'How do I contact support, or reach or talk to a human?',
    asked:
      'support please / talk to a person / speak with someone / phone number of support / customer service / need a human / get help from a person / email you / contact you / complaint / who can I call / a hotline / call you',
    answer: 'Write to our help desk: your name, your email and what is on your mind. No account is needed.',
    helpDesk: true,
  },
]
