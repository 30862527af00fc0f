/** People that we made up, and what such people may say. */
export const voices = [
  {
    name: 'Amara Nwosu',
    role: 'Platform engineer',
    message:
      'It told me that I had never written Kubernetes down. I had run it for two years. One honest line, and the next recruiter called.',
  },
  {
    name: 'Elena Brandt',
    role: 'Recruiter, Kestrel',
    message:
      'I read 147 applications in one afternoon, and I could say why for each of them. Everyone had an answer by Friday.',
  },
  {
    name: 'Kenji Morita',
    role: 'Data engineer',
    message:
      'The first tool that showed me its sum. After that I trusted the number, and stopped sending forty letters a week.',
  },
  {
    name: 'Teresa Villanueva',
    role: 'Registered nurse',
    message:
      'I pasted the job and saw which license they wanted to read about. It was on page two. Now it is on page one.',
  },
  {
    name: 'Jonas Lindqvist',
    role: 'Career changer, teacher to analyst',
    message:
      'The practice questions went straight to my gap. When it came up in the interview, I had already answered it twice.',
  },
  {
    name: 'Priya Raghavan',
    role: 'Hiring manager, Tidewater',
    message:
      'We argued less. The requirement was on the left, the sentence from the resume on the right, and both of us could read.',
  },
]
