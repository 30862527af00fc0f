import { describe, expect, it } from 'vitest'

import {
  applicationErrors,
  fileProblem,
  missingParts,
  storedName,
  type ApplicationForm,
  type DocumentName,
} from '@/rules/applicationForm'

const MB = 1024 * 1024
const file = (name: string, size = 1000) => ({ name, size })
const real = (name: string) => new File(['x'], name)

const form: ApplicationForm = {
  fullName: 'Maya Okafor',
  email: 'maya@posteo.example',
  phoneNumber: '+1 4155550142',
  coverLetter: 'Dear team, I would like to work with you.',
  resumeFrom: 'profile',
  resumeFile: null,
  drivingLicenseFile: null,
  visaDocumentFile: null,
}

describe('the files of an application', () => {
  it.each([
    [
      'APPLY-15',
      'resumeFile',
      'Resume must be in PDF, DOC, or DOCX format.',
      ['a.pdf', 'a.DOC', 'a.docx'],
      ['a.png', 'a.txt', 'pdf'],
    ],
    [
      'APPLY-16',
      'drivingLicenseFile',
      'Driving License must be in PDF, JPG, JPEG, PNG, or GIF format.',
      ['a.pdf', 'a.jpg', 'a.JPEG', 'a.png', 'a.gif'],
      ['a.docx', 'a.webp', 'a.pdf.exe'],
    ],
    [
      'APPLY-17, OPEN-063',
      'visaDocumentFile',
      'Visa Document must be in PDF, JPG, JPEG, PNG, or GIF format.',
      ['a.pdf', 'a.jpg', 'a.jpeg', 'a.PNG', 'a.gif'],
      ['a.doc', 'a.svg', ''],
    ],
  ] as const)('%s %s: else %s', (_id, name, sentence, accepted, refused) => {
    for (const item of accepted) expect(fileProblem(name, file(item))).toBeNull()
    for (const item of refused) expect(fileProblem(name, file(item))).toBe(sentence)
  })

  it.each(['resumeFile', 'drivingLicenseFile', 'visaDocumentFile'] as const)(
    '%s may have 30 MB and not a byte more [APPLY-14] [LIM-11]',
    (name: DocumentName) => {
      expect(fileProblem(name, file('a.pdf', 30 * MB))).toBeNull()
      expect(fileProblem(name, file('a.pdf', 30 * MB + 1))).toBe('File size should not exceed 30MB.')
    },
  )
})

describe('a profile to apply with', () => {
  it('needs a name, a phone number and a resume, blanks not counted [APPLY-01]', () => {
    const whole = { name: 'Maya', phone_number: '4155550142', resume_path: 'uploads/resumes/a.pdf' }
    expect(missingParts(whole)).toEqual([])
    expect(missingParts({ ...whole, name: ' ' })).toEqual(['name'])
    expect(missingParts({ ...whole, phone_number: '' })).toEqual(['phone number'])
    expect(missingParts({ ...whole, resume_path: '' })).toEqual(['resume'])
    expect(missingParts(null)).toEqual(['name', 'phone number', 'resume'])
  })

  it('a stored name has letters, digits, underscore, hyphen, dot and blank, else it is not asked for [APPLY-13]', () => {
    expect(storedName('uploads/resumes/Maya_O-1 final.pdf')).toBe('Maya_O-1 final.pdf')
    for (const name of ['a%2e.pdf', 'a?.pdf', 'ä.pdf', '..', '.', '', 'a\\b.pdf']) {
      expect(storedName(`uploads/resumes/${name}`)).toBeNull()
    }
  })
})

describe('the form', () => {
  it('lets a whole one pass', () => expect(applicationErrors(form, ['Resume'])).toEqual({}))

  it.each([
    ['APPLY-08', 'fullName', 'Name is required'],
    ['APPLY-09', 'email', 'Email is required'],
    ['APPLY-10', 'coverLetter', 'Cover letter is required'],
  ] as const)('%s: %s, empty or blank: %s', (_id, name, sentence) => {
    expect(applicationErrors({ ...form, [name]: '' }, [])).toEqual({ [name]: sentence })
    expect(applicationErrors({ ...form, [name]: ' \n' }, [])).toEqual({ [name]: sentence })
  })

  it('an address must be one, and a letter ends somewhere', () => {
    expect(applicationErrors({ ...form, email: 'maya@' }, [])).toEqual({ email: 'Invalid email format' })
    expect(applicationErrors({ ...form, coverLetter: 'a'.repeat(20_001) }, []).coverLetter).toMatch(/too long/)
  })

  it('needs a resume from somewhere [APPLY-11] [ERR-30]', () => {
    expect(applicationErrors({ ...form, resumeFrom: 'upload' }, [])).toEqual({
      resumeFile: 'No resume found in your profile. Please upload a resume first.',
    })
    expect(applicationErrors({ ...form, resumeFrom: 'upload', resumeFile: real('cv.docx') }, [])).toEqual({})
  })

  it('licence and visa are free [APPLY-05] unless the job asks for them [OPEN-061]', () => {
    expect(applicationErrors(form, [])).toEqual({})
    expect(applicationErrors(form, ['Driving License', 'Visa Document'])).toEqual({
      drivingLicenseFile: 'Driving License is required for this job.',
      visaDocumentFile: 'Visa Document is required for this job.',
    })
    const whole = { ...form, drivingLicenseFile: real('l.png'), visaDocumentFile: real('v.pdf') }
    expect(applicationErrors(whole, ['Driving License', 'Visa Document'])).toEqual({})
  })
})
