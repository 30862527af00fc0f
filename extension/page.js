/* Runs inside the page in front of the person, only after they press the button: reads the job, finds the fields of a form,
   and fills those that the person chose. Each function is sent to the page by itself, so it contains everything that it uses. */

/** The key that Hireloom shows only once, with the address of the site; null on any other page. */
export function readKey() {
  const key = document.querySelector('input[data-shown-once]')?.value ?? ''
  return /^hl_[\w-]+$/.test(key) ? { site: location.origin, key } : null
}

/** The job as the page's JobPosting (schema.org) describes it, or else the page's heading and text; null without either. */
export function readJob() {
  const LONGEST = 20_000
  const plain = (html) => {
    const place = new DOMParser().parseFromString(String(html ?? ''), 'text/html')
    place.querySelectorAll('p, li, br, div, h1, h2, h3, h4').forEach((block) => block.append('\n'))
    return (place.body.textContent ?? '').replace(/[ \t]+/g, ' ').replace(/\s*\n\s*/g, '\n').trim()
  }
  const kinds = (thing) => [thing?.['@type']].flat().map((kind) => String(kind).split('/').at(-1))
  const inside = (value, depth = 0) => {
    if (depth > 6 || typeof value !== 'object' || value === null) return []
    if (Array.isArray(value)) return value.flatMap((one) => inside(one, depth + 1))
    return [value, ...['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((key) => inside(value[key], depth + 1))]
  }
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    try {
      return inside(JSON.parse(script.textContent))
    } catch {
      return []
    }
  })
  const address = location.href.split('#')[0]
  const posting = things.find((thing) => kinds(thing).includes('JobPosting'))
  if (posting) {
    const place = [posting.jobLocation].flat()[0]?.address
    const parts = typeof place === 'object' ? [place?.addressLocality, place?.addressRegion] : [place]
    const company = posting.hiringOrganization?.name ?? posting.hiringOrganization
    return {
      title: plain(posting.title).slice(0, 200),
      company: plain(company || location.hostname.replace(/^www\./, '')).slice(0, 200),
      location: parts.filter((part) => typeof part === 'string').join(', ').slice(0, 200),
      text: plain(plain(posting.description).includes('<') ? plain(posting.description) : posting.description).slice(0, LONGEST),
      address,
      isDescribed: true,
    }
  }
  const heading = document.querySelector('h1')?.innerText.trim()
  const chosen = String(getSelection() ?? '').trim()
  const text = chosen || (document.querySelector('main, article, [role="main"]') ?? document.body).innerText.trim()
  if (!heading || text.split(/\s+/).length < 60) return null
  const site = document.querySelector('meta[property="og:site_name"]')?.content
  return {
    title: heading.replace(/\s+/g, ' ').slice(0, 200),
    company: (site || location.hostname.replace(/^www\./, '')).slice(0, 200),
    location: '',
    text: text.slice(0, LONGEST),
    address,
    isDescribed: false,
  }
}

/** The visible empty fields of the page, with everything that names them. */
export function readFields() {
  const named = (field) => {
    const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
    const near = field.closest('label, fieldset, [class*="field"], [class*="question"], li, tr')?.querySelector('label, legend, th')
    return [
      ...[...(field.labels ?? [])].map((label) => label.innerText),
      ...ids.map((id) => document.getElementById(id)?.innerText),
      field.getAttribute('aria-label'),
      field.placeholder,
      field.labels?.length || ids.length ? '' : near?.innerText,
    ]
      .map((text) => text?.trim())
      .find(Boolean)
  }
  const kinds = ['text', 'email', 'tel', 'url', 'search', '']
  return [...document.querySelectorAll('input')].flatMap((field, at) => {
    const isOpen = kinds.includes(field.getAttribute('type')?.toLowerCase() ?? '') && !field.disabled && !field.readOnly
    if (!isOpen || field.value || field.getClientRects().length === 0) return []
    return [
      {
        at,
        label: (named(field) ?? '').replace(/\s+/g, ' ').slice(0, 80),
        hints: `${field.name} ${field.id} ${field.getAttribute('data-automation-id') ?? ''}`,
        autocomplete: field.autocomplete,
        type: field.type,
      },
    ]
  })
}

/** Writes into the fields as a person would; returns how many accepted their value. Nothing is submitted. */
export function fillFields(values) {
  const fields = [...document.querySelectorAll('input')]
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  return values.filter(({ at, value }) => {
    const field = fields[at]
    if (!field || field.value) return false
    field.focus()
    set.call(field, value)
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
    field.blur()
    return field.value === value
  }).length
}
