/** The job as one text, title and company first as adverts write them: the server reads it the same way. */
export const wholeAdvert = (job: { title: string; company: string; description: string }) =>
  [...[job.title, job.company].filter(Boolean), '', job.description].join('\n')
