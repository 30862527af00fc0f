// Budgets of what a browser loads, from the manifest of the build: an entry counts with everything it imports at once and
// that is not there yet, because the page from which it is asked for has brought it.
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync(new URL('./dist/.vite/manifest.json', import.meta.url), 'utf8'))

function needed(...sources) {
  const files = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.css?.forEach((sheet) => files.add(sheet))
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return files
}

const paths = (files) => [...files].map((file) => `dist/${file}`)
const scripts = (files) => paths(files).filter((path) => path.endsWith('.js'))
const sheets = (files) => paths(files).filter((path) => path.endsWith('.css'))
const kilobytes = (count) => `${count} kB`
const gzip = { gzip: true, brotli: false }

const first = 'index.html'
const landing = 'src/features/landing/Landing.tsx'
const house = 'src/app/House.tsx'
const frame = 'src/app/Frame.tsx'
const home = 'src/features/analyses/ResumeMatch.tsx'
const application = needed(first, house, frame, home)

const furtherRoutes = Object.keys(manifest).filter(
  (key) => manifest[key].isDynamicEntry && key.startsWith('src/') && ![landing, house, frame, home].includes(key),
)

const base = needed(first, house, frame)

/** What is there when this is asked for, whichever of its pages one comes from. */
function before(route) {
  const pages = Object.keys(manifest).filter((key) => manifest[key].dynamicImports?.includes(route))
  const [some, ...others] = pages.map((key) => needed(key))
  return [...some].filter((file) => others.every((page) => page.has(file))).concat(...base)
}

export default [
  { name: 'First page', path: scripts(needed(first, landing)), limit: kilobytes(100), ...gzip },
  { name: 'First application route', path: scripts(application), limit: kilobytes(175), ...gzip },
  { name: 'Style sheets of the first application route', path: sheets(application), limit: kilobytes(15), ...gzip },
  ...furtherRoutes.map((route) => ({
    name: `Further: ${route.replace(/^src\//, '')}`,
    path: paths([...needed(route)].filter((file) => !before(route).includes(file))),
    limit: kilobytes(30),
    ...gzip,
  })),
]
