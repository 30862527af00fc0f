// Writes what the web client has of the server: the wire types and the constants of its rules, both from the server's
// description of its calls. With --check it only says whether they are fresh. Types that the client for programs has, too,
// are imported from there.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { generateEndpoints } from '@rtk-query/codegen-openapi'

const here = (path) => fileURLToPath(new URL(`../src/api/${path}`, import.meta.url))
const CLIENT = 'clients/typescript/calls'
const HEAD = '// Generated from openapi.json by `npm run api`. Do not edit.\n'

/** The types, where the client for programs has the same from there. Only answers to screens say `success`, and only calls
 * of screens spell a status with a capital, so a type that holds an answer or a status stays as it is. */
async function withShared(declarations) {
  const { schemas } = JSON.parse(await readFile(here('openapi.json'), 'utf8')).components
  const declared = (await readFile(here(`../../../${CLIENT}.d.ts`), 'utf8')).matchAll(
    /^export (?:interface|type) (\w+)/gm,
  )
  const names = new Set([...declared].map(([, name]) => name))
  const isAnswer = (name) => 'success' in (schemas[name].properties ?? {})
  const differs = (name) => {
    const text = JSON.stringify(schemas[name])
    const parts = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)]
    return text.includes('"enum":["Submitted"') || parts.some(([, part]) => isAnswer(part) || differs(part))
  }
  const from = (type) => {
    const [, name] = /^export type (\w+)/.exec(type)
    if (!schemas[name] || !names.has(name) || differs(name)) return type
    return `export type ${name} = Programs.${name}${isAnswer(name) ? ' & { success: boolean }' : ''};\n`
  }
  return declarations
    .split(/^(?=export type )/m)
    .map(from)
    .join('')
}

/** Endpoints are written by hand, one file per resource; of the generated file we want the types alone. */
async function types() {
  const generated = await generateEndpoints({
    schemaFile: here('openapi.json'),
    apiFile: './index',
    apiImport: 'api',
    hooks: false,
  })
  const all = await withShared(generated.slice(generated.indexOf('export type')))
  return `${HEAD}import type * as Programs from '@${CLIENT}'\n\n${all}`
}

/** One constant for each limit and choice, and for the usual message of each error, so that a bundle holds what it uses. */
async function constants() {
  const document = JSON.parse(await readFile(here('openapi.json'), 'utf8'))
  const errors = Object.entries(document.components.schemas.ErrorCode['x-errors'])
  const messages = errors.flatMap(([code, { message }]) => (message ? [[code, message]] : []))
  const all = [...Object.entries(document['x-constants']), ...messages]
  const names = new Set(all.map(([name]) => name))
  if (names.size < all.length) throw new Error('A constant has the name of an error.')
  const lines = all.map(([name, value]) => {
    const output = JSON.stringify(value)
    return `export const ${name.toUpperCase()} = ${output}${typeof value === 'object' ? ' as const' : ''}\n`
  })
  return HEAD + lines.join('')
}

const files = { 'types.ts': await types(), 'server.gen.ts': await constants() }

for (const [name, fresh] of Object.entries(files)) {
  if (!process.argv.includes('--check')) await writeFile(here(name), fresh)
  else if ((await readFile(here(name), 'utf8').catch(() => '')) !== fresh) {
    process.stderr.write(`src/api/${name} is stale. Run \`npm run api\` and commit what it writes.\n`)
    process.exitCode = 1
  }
}
