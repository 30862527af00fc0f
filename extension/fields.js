/* Which fact of a career belongs in which field of a form. A doubtful field stays empty. */

/** Fields that are never filled, whatever else they say: pay, permits, health, origin, and everything about other people. */
const PRIVATE =
  /salar|compensation|\bpay\b|wage|visa|sponsor|authori[sz]|citizen|national|gender|sex\b|race|ethnic|veteran|disab|health|pregnan|religio|birth|\bage\b|ssn|social security|passport|password|captcha|reference|referr|emergency|manager|supervisor|company (?:name|website)|search|code\b/i

/** By the standard names of autocomplete, then by the labels and names of fields. The first match wins. */
const RULES = [
  ['first', ['given-name'], /\b(?:first|given|fore)[\s_-]*name|\bfname\b|vorname|legalNameSection_firstName/i],
  ['last', ['family-name'], /\b(?:last|family|sur)[\s_-]*name|\blname\b|nachname|legalNameSection_lastName/i],
  ['email', ['email'], /e-?mail/i],
  ['phone', ['tel', 'tel-national'], /phone|mobile|telefon|\btel\b/i],
  ['linkedin', [], /linked-?\s?in/i],
  ['github', [], /git-?hub/i],
  ['website', ['url'], /website|portfolio|personal (?:site|page)|homepage|\burls?\b/i],
  ['city', ['address-level2'], /\bcity\b|\btown\b|current location|^location\b|\bwohnort\b/i],
  ['postcode', ['postal-code'], /\bzip\b|post(?:al)?[\s_-]*code|\bplz\b/i],
  ['company', ['organization'], /(?:current|most recent|present)[\s_-]*(?:company|employer|org)|\borg\b|^employer$/i],
  ['role', ['organization-title'], /(?:current|most recent|present)?[\s_-]*(?:job[\s_-]*title|position|role)$|\bheadline\b/i],
  ['school', [], /\b(?:school|university|college)\b/i],
  ['degree', [], /\bdegree\b/i],
  ['name', ['name'], /^(?:your |full |legal |complete )*name\b|full[\s_-]*name|\bname$/i],
]

/** The facts of a JSON Resume that forms ask for. */
export function factsOf(resume) {
  const basics = resume.basics ?? {}
  const [first = '', ...rest] = (basics.name ?? '').trim().split(/\s+/)
  const profile = (name) => basics.profiles?.find(({ network, url }) => `${network} ${url}`.toLowerCase().includes(name))?.url
  const work = resume.work?.[0] ?? {}
  const study = resume.education?.[0] ?? {}
  const facts = {
    name: basics.name,
    first,
    last: rest.join(' '),
    email: basics.email,
    phone: basics.phone,
    city: basics.location?.city ?? basics.location?.address,
    postcode: basics.location?.postalCode,
    linkedin: profile('linkedin'),
    github: profile('github'),
    website: basics.url,
    company: work.name,
    role: work.position ?? basics.label,
    school: study.institution,
    degree: study.studyType,
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => typeof value === 'string' && value.trim()))
}

/** The fields that can be filled, each with its value; a fact fills one field only. */
export function matchFields(fields, facts) {
  const used = new Set()
  return fields.flatMap((field) => {
    const words = `${field.label} ${field.hints}`
    if (PRIVATE.test(words)) return []
    const fact = factFor(field)
    if (!fact || !facts[fact] || used.has(fact)) return []
    used.add(fact)
    return [{ at: field.at, label: field.label || fact, value: facts[fact] }]
  })
}

function factFor({ label, hints, autocomplete, type }) {
  const standard = autocomplete?.split(' ').at(-1)
  const byStandard = RULES.find(([, names]) => names.includes(standard))
  if (byStandard) return byStandard[0]
  if (type === 'email') return 'email'
  if (type === 'tel') return 'phone'
  const texts = [label, ...hints.split(' ')].filter(Boolean)
  return RULES.find(([, , pattern]) => texts.some((text) => pattern.test(text)))?.[0]
}
