/* The extension's window: what the page offers, how the resume fits, and what the person can do with it. */

import { factsOf, matchFields } from './fields.js'
import { fillFields, readFields, readJob, readKey } from './page.js'
import { call, forget, siteOf, store, stored } from './server.js'

const browser = globalThis.browser ?? globalThis.chrome
const main = document.getElementById('main')
const disconnect = document.getElementById('disconnect')
const resumes = document.getElementById('resumes')
const PROOFS = 3
const GAPS = 2
const [MEDIUM, GOOD] = [55, 70] // where the colour of a score changes

/** An element with attributes and children; text is never parsed as markup. */
function el(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value)
    else if (value === true) made.setAttribute(key, '')
    else if (value !== false && value !== undefined) made.setAttribute(key, value)
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false))
  return made
}

const show = (...parts) => main.replaceChildren(...parts.filter(Boolean))

/** Runs a function inside the page in front of the person. */
async function inPage(func, ...args) {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  const [answer] = await browser.scripting.executeScript({ target: { tabId: tab.id }, func, args })
  return answer?.result
}

async function start() {
  const { site, key, resume = null } = await stored()
  disconnect.hidden = !key
  resumes.hidden = true
  if (!key) return showLogIn(site, '', await inPage(readKey).catch(() => null))
  show(el('section', { role: 'status' }, 'Reading the page...', ...[70, 90, 50].map(bone)))
  let job
  try {
    job = await inPage(readJob)
  } catch {
    job = null // one of the browser's own pages, which no extension may read
  }
  try {
    if (!job) return showNoJob(await formOf())
    const [{ profile }, { resumes: tailored }] = await Promise.all([call('GET', '/me'), call('GET', '/me/resumes').catch(noneOfStudio)])
    const chosen = showResumes(profile?.resume_name, tailored, resume)
    const [match, followed, fields] = await Promise.all([
      call('POST', '/matches', { text: `${job.title}\n${job.company}\n\n${job.text}`, resume_id: chosen }).catch(refusedText),
      call('GET', `/tracked-jobs?${new URLSearchParams({ address: job.address })}`),
      formOf(),
    ])
    showJob({ site, job, match, followed: followed.data[0] ?? null, fields })
  } catch (failure) {
    showFailure(failure)
  }
}

/** Offers the resumes of the person in the head; the one that is compared: null for the file of the profile. */
function showResumes(file, tailored, last) {
  const ids = [...(file ? [null] : []), ...tailored.map(({ id }) => id)]
  const chosen = ids.includes(last) ? last : (ids[0] ?? null)
  const option = (id, name) => el('option', { value: id ?? '', selected: id === chosen }, name)
  resumes.replaceChildren(...(file ? [option(null, file)] : []), ...tailored.map(({ id, name }) => option(id, name)))
  resumes.hidden = ids.length === 0
  return chosen
}

resumes.addEventListener('change', () => void store({ resume: Number(resumes.value) || null }).then(start))

/** A key of an earlier version may not list the resumes of the Resume Studio. */
function noneOfStudio(failure) {
  if (failure.status !== 403) throw failure
  return { resumes: [] }
}

/** A text that cannot be compared is no reason to hide the job. */
function refusedText(failure) {
  if (failure.status !== 422) throw failure
  return { percent: null, heading: '', meaning: null, requirements: [], conditions: [], why: failure.message }
}

const bone = (width) => {
  const line = el('div', { class: 'bone', 'aria-hidden': 'true' })
  line.style.width = `${width}%`
  return line
}

/** The fields of a form on the page that the career can fill. */
async function formOf() {
  const fields = await inPage(readFields).catch(() => [])
  if (!fields?.length) return []
  const { resume } = await call('GET', '/me/resume')
  return matchFields(fields, factsOf(resume))
}

/** `made` is a key shown on the current page: the person sees which address it is for, and presses Connect. */
function showLogIn(site = '', problem = '', made = null) {
  const address = el('input', { type: 'text', id: 'site', value: made?.site ?? site, placeholder: 'hireloom.example', required: true })
  const key = el('input', { type: 'password', id: 'key', autocomplete: 'off', placeholder: 'hl_...', required: true, value: made?.key ?? '' })
  const openKeys = () => {
    try {
      const target = siteOf(address.value)
      void store({ site: target })
      void browser.tabs.create({ url: `${target}/user/developers?for=extension` })
    } catch {
      showLogIn(address.value, 'Enter the address of your Hireloom first.')
    }
  }
  const submit = async (event) => {
    event.preventDefault()
    try {
      await store({ site: siteOf(address.value), key: key.value.trim() })
      await call('GET', '/me')
      await start()
    } catch (failure) {
      const { site: typed } = await stored()
      await forget()
      showLogIn(typed ?? address.value, failure instanceof TypeError ? 'This is not a valid address.' : failure.message)
    }
  }
  show(
    el(
      'form',
      { onsubmit: (event) => void submit(event) },
      el('h2', {}, 'Connect to your Hireloom'),
      el('p', { class: 'soft' }, made ? `${new URL(made.site).host} has made a key for this extension.` : 'Make a key in Hireloom, then press this button again while the key is shown. Or paste one here.'),
      el('label', { for: 'site' }, 'Address', address),
      el('label', { for: 'key' }, 'API key', key),
      problem && el('p', { class: 'bad', role: 'alert' }, problem),
      el('button', { class: 'main', type: 'submit' }, 'Connect'),
      !made && el('button', { type: 'button', onclick: openKeys }, 'Make a key in Hireloom'),
    ),
  )
}

function showNoJob(fields) {
  show(
    el('section', {}, el('h2', {}, 'No job on this page'), el('p', { class: 'soft' }, 'Open the page of a job, or select its text, and try again.')),
    fields.length > 0 && el('footer', {}, el('div', {}, fillButton(fields))),
  )
}

function showFailure(failure) {
  const isKey = [401, 403].includes(failure.status)
  show(
    el(
      'section',
      {},
      el('h2', {}, isKey ? 'This key no longer works' : 'Something went wrong'),
      el('p', { class: 'bad', role: 'alert' }, failure.message),
    ),
    el('footer', {}, el('button', { class: 'main', onclick: () => void (isKey ? leave() : start()) }, isKey ? 'Enter another key' : 'Try again')),
  )
}

const leave = async () => {
  const { site } = await stored()
  await forget()
  disconnect.hidden = true
  showLogIn(site)
}

function showJob({ site, job, match, followed, fields }) {
  const rows = match.requirements
  const met = rows.filter(({ state }) => state !== 'missing')
  const proofs = rows.filter(({ state, quotes }) => state === 'met' && quotes.length > 0).sort((a, b) => b.points - a.points)
  const gaps = rows.filter(({ state }) => state === 'missing').sort((a, b) => b.weight - a.weight)
  show(
    el(
      'section',
      {},
      el(
        'div',
        { class: 'job' },
        el('span', { class: 'tile', 'aria-hidden': 'true' }, Array.from(job.company || job.title)[0]?.toUpperCase() ?? ''),
        el(
          'div',
          {},
          el('h2', {}, job.title),
          el('p', { class: 'soft' }, [job.company, job.location, new URL(job.address).hostname.replace(/^www\./, '')].filter(Boolean).join(' · ')),
        ),
      ),
      match.percent === null
        ? el('p', { class: 'score soft' }, match.why ?? (rows.length ? 'This page asks for too little to judge by.' : 'Add a resume to your profile to see how it fits.'))
        : el(
            'div',
            { class: 'score' },
            ring(match.percent),
            el('div', {}, el('p', { class: 'heading' }, match.heading), match.meaning && meaning(match.meaning)),
          ),
    ),
    proofs.length > 0 &&
      el(
        'section',
        {},
        el('h3', {}, 'Your best proofs', el('span', {}, `${met.length} of ${rows.length} met or partly met`)),
        el('ul', {}, ...proofs.slice(0, PROOFS).map(({ label, quotes }) => el('li', {}, el('b', {}, label), el('q', { title: quotes[0] }, quotes[0])))),
      ),
    gaps.length > 0 &&
      el(
        'section',
        {},
        el('h3', {}, 'Gaps', el('span', {}, gaps.length > GAPS ? `Top ${GAPS} of ${gaps.length}` : '')),
        el('ul', {}, ...gaps.slice(0, GAPS).map(({ label, is_must, weight }) =>
          el('li', { class: 'missing' }, el('b', {}, label), el('span', { class: 'soft' }, `${is_must ? 'Must' : 'Nice'}, ${weight} ${weight === 1 ? 'point' : 'points'}`)))),
      ),
    match.conditions.length > 0 && el('p', { class: 'needs' }, `Also needed: ${match.conditions.join(', ')}`),
    el(
      'footer',
      {},
      el('div', { class: 'acts' }, saveButton(job, followed), fillButton(fields)),
      el('p', { class: 'soft' }, 'Only you press Submit.', link('Your tracker', `${site}/user/applicationTracker?view=board`), link('Full match', fullMatch(site, job))),
    ),
  )
}

/** How many of a hundred judged pairs with such a score were worth an interview. */
const meaning = ({ interviews, text }) =>
  el(
    'figure',
    {},
    el('figcaption', { class: 'soft' }, text),
    el('div', { class: 'dots', 'aria-hidden': 'true' }, ...Array.from({ length: 100 }, (_, dot) => el('i', { class: dot < interviews && 'on' }))),
  )

const link = (words, href) => el('a', { href, target: '_blank', rel: 'noopener' }, words)

/** Resume Match with this advert, which stays in the browser: nothing behind a # is sent. */
function fullMatch(site, { title, company, text }) {
  const advert = `${title}\n${company}\n\n${text}`
  return `${site}/user/atsMainContent#${new URLSearchParams({ advert })}`
}

const NAMES = { saved: 'Saved', applied: 'Applied', interview: 'Interview', offer: 'Offer', closed: 'Closed' }

/** 'Applied Nov 24': how far the person is with a job, and since when if they have applied. */
function stageOf({ stage, applied_on }) {
  const name = NAMES[stage] ?? 'Saved'
  if (stage !== 'applied' || !applied_on) return name
  return `${name} ${new Date(`${applied_on}T12:00`).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`
}

function saveButton(job, followed) {
  const name = followed ? stageOf(followed) : 'Save'
  const button = el('button', { disabled: followed !== null }, name)
  button.addEventListener('click', () => {
    button.disabled = true
    const { title, company, location, address, text } = job
    call('POST', '/tracked-jobs', { title, company, location, address, text }).then(
      (saved) => button.replaceChildren(stageOf(saved)),
      showFailure,
    )
  })
  return button
}

function fillButton(fields) {
  const count = fields.length === 1 ? '1 field' : `${fields.length} fields`
  return el(
    'button',
    { class: 'main', disabled: fields.length === 0, onclick: () => showFields(fields) },
    fields.length > 0 ? `Fill form: ${count}` : 'No form to fill in',
  )
}

/** Lists which value would go into which field, before anything is written. */
function showFields(fields) {
  const boxes = fields.map((field) => ({ field, box: el('input', { type: 'checkbox', checked: true }) }))
  const fill = async () => {
    const chosen = boxes.filter(({ box }) => box.checked).map(({ field: { at, value } }) => ({ at, value }))
    const count = await inPage(fillFields, chosen)
    show(
      el('section', { role: 'status' }, el('h2', {}, `${count} of ${chosen.length} filled`), el('p', { class: 'soft' }, 'Please check the form before you submit it.')),
      el('footer', {}, el('button', { onclick: () => void start() }, 'Back to the job')),
    )
  }
  show(
    el('section', {}, el('h2', {}, 'Fill these fields'), el('p', { class: 'soft' }, 'Pay, permits, health, origin and free text are left to you.')),
    el('ul', { class: 'list' }, ...boxes.map(({ field, box }) => el('li', { class: 'field' }, el('label', {}, box, el('b', {}, field.label), el('span', {}, field.value))))),
    el('footer', {}, el('div', { class: 'acts' }, el('button', { onclick: () => void start() }, 'Cancel'), el('button', { class: 'main', onclick: () => void fill() }, 'Fill'))),
  )
}

function ring(percent) {
  const tone = percent >= GOOD ? 'good' : percent >= MEDIUM ? 'medium' : 'weak'
  const place = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" class="ring" viewBox="0 0 84 84" role="img" fill="none" stroke-width="8">
      <circle cx="42" cy="42" r="36" stroke="var(--line)"/>
      <circle cx="42" cy="42" r="36" stroke="var(--${tone})" stroke-linecap="round" transform="rotate(-90 42 42)" stroke-dasharray="${(226.2 * Number(percent)) / 100} 226.2"/>
      <text x="42" y="50" text-anchor="middle">${Number(percent)}<tspan dx="1">%</tspan></text></svg>`,
    'image/svg+xml',
  )
  place.documentElement.setAttribute('aria-label', `${percent} percent match`)
  return document.importNode(place.documentElement, true)
}

disconnect.addEventListener('click', () => void leave())
void start()
