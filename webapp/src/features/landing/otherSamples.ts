import type { SampleOfMatch } from '@/components/SampleMatch'

/** Examples of other professions, loaded when somebody asks for one. */
export const otherSamples: Record<string, SampleOfMatch> = {
  Nurse: {
    title: 'Registered Nurse, Medical ICU',
    percent: 84,
    rows: [
      ['State RN license', 'Met'],
      ['Two years of critical care', 'Met'],
      ['ACLS certificate', 'Met'],
      ['Night shifts', 'Missing'],
    ],
  },
  Teacher: {
    title: 'Middle School Math Teacher',
    percent: 76,
    rows: [
      ['Teaching license, grades 5 to 9', 'Met'],
      ['Lesson plans for mixed levels', 'Met'],
      ['Special education experience', 'Partly'],
      ['Coaching a school team', 'Missing'],
    ],
  },
  Electrician: {
    title: 'Journeyman Electrician',
    percent: 78,
    rows: [
      ['State journeyman license', 'Met'],
      ['Conduit bending', 'Met'],
      ['Leading a crew', 'Partly'],
      ['PLC troubleshooting', 'Missing'],
    ],
  },
}
