// Writes the wire types from the server's description of its calls; with --check it only says whether they are fresh.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { generateEndpoints } from '@rtk-query/codegen-openapi'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const target = here('../src/api/types.ts')

const generated = await generateEndpoints({
  schemaFile: here('../src/api/openapi.json'),
  apiFile: './index',
  apiImport: 'api',
  hooks: false,
})

// Endpoints are written by hand, one file per resource; of the generated file we want the types alone.
const types = generated.slice(generated.indexOf('export type'))
const wanted = `// Generated from openapi.json by \`npm run api\`. Do not edit.\n${types}`

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '')
  if (current !== wanted) {
    process.stderr.write('src/api/types.ts is stale. Run `npm run api` and commit what it writes.\n')
    process.exitCode = 1
  }
} else {
  await writeFile(target, wanted)
}
