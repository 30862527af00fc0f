/* The API reference: what the OpenAPI document of /api/v1 says of each call, and the call as code. */

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: (string | null)[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  example?: unknown
}

type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

type Call = {
  operationId: string
  summary: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description?: string; $ref?: string }>
}

export type ApiDocument = {
  /** How often each key may call. */
  'x-calls-per-minute'?: number
  paths: Record<string, { parameters?: Parameter[] } & Record<string, Call>>
  components: {
    schemas: Record<string, Schema> & {
      ErrorCode?: { 'x-errors'?: Record<string, { status: number; message: string }> }
    }
  }
}

export type Place = { name: string; isNeeded: boolean; kind: string; choices: string[]; about: string }

export type Operation = {
  name: string
  title: string
  about: string
  area: string
  method: string
  path: string
  scope: string
  inPath: Place[]
  inQuery: Place[]
  inBody: Place[]
  /** The body to begin with, as JSON; empty for a call without one, and for one with files. */
  body: string
  hasFiles: boolean
  answers: { status: string; about: string }[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every call that needs a key, in the order of the document. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, calls]) =>
    METHODS.flatMap((method) => {
      const call = calls[method]
      return call?.security?.[0] ? [operationOf(document, path, method, call, calls.parameters ?? [])] : []
    }),
  )
}

export const GUIDES = [
  { name: 'keys', title: 'Keys and scopes' },
  { name: 'errors', title: 'Errors and limits' },
] as const

export type GuideName = (typeof GUIDES)[number]['name']

/** Each scope with the calls that need it, in the order of the document. */
export function scopesOf(document: ApiDocument): { scope: string; titles: string[] }[] {
  const scopes = new Map<string, string[]>()
  for (const { scope, title } of operationsOf(document)) scopes.set(scope, [...(scopes.get(scope) ?? []), title])
  return [...scopes].map(([scope, titles]) => ({ scope, titles }))
}

export const errorsOf = (document: ApiDocument): { code: string; status: number; message: string }[] =>
  Object.entries(document.components.schemas.ErrorCode?.['x-errors'] ?? {}).map(([code, error]) => ({ code, ...error }))

function operationOf(document: ApiDocument, path: string, method: string, call: Call, shared: Parameter[]): Operation {
  const parameters = [...shared, ...(call.parameters ?? [])]
  const within = (where: string) =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map(({ name, required, description, schema }) =>
        placeOf(document, name, { ...schema, description: description ?? '' }, required),
      )
  const [[type, { schema: bodySchema }] = ['', { schema: {} as Schema }]] = Object.entries(
    call.requestBody?.content ?? {},
  )
  const body = resolved(document, bodySchema)
  const fields = Object.entries(body.properties ?? {})
  const hasFiles = type === 'multipart/form-data'
  return {
    name: call.operationId,
    ...wordsOf(call.summary),
    area: call.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    scope: call.security?.[0]?.api_key?.[0] ?? '',
    inPath: within('path'),
    inQuery: within('query'),
    inBody: fields.map(([name, field]) => placeOf(document, name, field, body.required?.includes(name))),
    body: type && !hasFiles ? JSON.stringify(exampleOf(document, body), null, 2) : '',
    hasFiles,
    answers: Object.entries(call.responses)
      .filter(([status]) => /^\d+$/.test(status))
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([status, { description }]) => ({ status, about: description ?? '' })),
  }
}

/** The first words of a summary name the call: 'Close a job: nobody can apply anymore.' */
function wordsOf(summary: string): Pick<Operation, 'title' | 'about'> {
  const [, title = summary, about = ''] = /^(.+?)[:;.](?:\s+(.*))?$/s.exec(summary) ?? []
  return { title, about: about.charAt(0).toUpperCase() + about.slice(1) }
}

function resolved(document: ApiDocument, schema: Schema): Schema {
  const name = (schema.$ref ?? schema.allOf?.[0]?.$ref)?.split('/').at(-1)
  return name ? (document.components.schemas[name] ?? {}) : schema
}

function placeOf(document: ApiDocument, name: string, schema: Schema, isNeeded = false): Place {
  const choices = (schema.enum ?? schema.items?.enum ?? []).filter((choice) => choice !== null)
  return { name, isNeeded, kind: kindOf(document, schema), choices, about: schema.description ?? '' }
}

const plain: Record<string, string> = { date: 'date', 'date-time': 'time', binary: 'file' }

/** The type of a value in words: "integer, 1 to 100". */
function kindOf(document: ApiDocument, schema: Schema): string {
  const whole = resolved(document, schema)
  const kinds = [whole.type ?? []].flat().filter((kind) => kind !== 'null')
  if (kinds[0] === 'array') return `list of ${kindOf(document, whole.items ?? {})}`
  const kind = plain[whole.format ?? ''] ?? kinds.join(' or ')
  const { minimum: least, maximum: most, maxLength: longest } = whole
  if (longest !== undefined) return `${kind}, up to ${longest.toLocaleString('en-US')}`
  if (least !== undefined && most !== undefined && most < 2 ** 31 - 1) return `${kind}, ${least} to ${most}`
  return kind || 'value'
}

/** What a body may look like: its required fields with their examples. */
function exampleOf(document: ApiDocument, schema: Schema): unknown {
  const whole = resolved(document, schema)
  if (whole.example !== undefined) return whole.example
  if (whole.type === 'array') return [exampleOf(document, whole.items ?? {})]
  if (!whole.properties) return null
  const { required: needed = [], properties } = whole
  return Object.fromEntries(needed.map((name) => [name, exampleOf(document, properties[name] ?? {})]))
}

export const matching = (operations: readonly Operation[], words: string): Operation[] => {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean)
  return operations.filter(({ title, area, path, method }) => {
    const text = `${title} ${area} ${method} ${path}`.toLowerCase()
    return terms.every((word) => text.includes(word))
  })
}

/** The address of a call with its values; a place without a value stays as it is named. */
export function addressOf({ path, inQuery }: Operation, values: Readonly<Record<string, string>>): string {
  const filled = path.replace(/\{(\w+)\}/g, (name: string, key: string) =>
    values[key] ? encodeURIComponent(values[key]) : name,
  )
  const query = new URLSearchParams(inQuery.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])))
  return query.size > 0 ? `${filled}?${query.toString()}` : filled
}

export type Language = 'curl' | 'python' | 'javascript'

export function codeOf(
  operation: Operation,
  values: Readonly<Record<string, string>>,
  body: string,
  language: Language,
  site: string,
): string {
  const { method, name, inPath, inQuery, inBody, hasFiles } = operation
  if (language === 'curl') {
    const files = inBody.filter((field) => hasFiles && field.isNeeded)
    const lines = [
      `curl ${method === 'GET' ? '' : `-X ${method} `}"${site}${addressOf(operation, values)}"`,
      '-H "Authorization: Bearer $HIRELOOM_KEY"',
      ...(body ? ['-H "Content-Type: application/json"', `-d '${body.replaceAll("'", String.raw`'\''`)}'`] : []),
      ...files.map((field) => `-F ${field.name}=${field.kind.endsWith('file') ? '@document.pdf' : '...'}`),
    ]
    return lines.join(' \\\n  ')
  }
  const isPython = language === 'python'
  const inner = isPython ? body.replaceAll(/\b(?:true|false|null)\b/g, (word) => PYTHON[word] ?? word) : body
  const payload = hasFiles ? (isPython ? '{"file": File("document.pdf", content)}' : '{ file }') : inner
  const query = inQuery.filter((field) => values[field.name])
  const queryParts = query.map((field) => `${field.name}${isPython ? '=' : ': '}${JSON.stringify(values[field.name])}`)
  const parts = [
    ...inPath.map((field) =>
      /^\d+$/.test(values[field.name] ?? '') ? values[field.name] : `"${values[field.name] ?? ''}"`,
    ),
    ...(payload ? [payload] : []),
    ...(queryParts.length === 0 ? [] : isPython ? queryParts : [`{ ${queryParts.join(', ')} }`]),
  ]
  if (isPython)
    return `import os\nfrom hireloom_client import Hireloom\n\nhireloom = Hireloom("${site}", os.environ["HIRELOOM_KEY"])\nprint(hireloom.${name}(${parts.join(', ')}))`
  const camel = name.replaceAll(/_(\w)/g, (_, sign: string) => sign.toUpperCase())
  return `import { Hireloom } from 'hireloom-client'\n\nconst hireloom = new Hireloom('${site}', process.env.HIRELOOM_KEY)\nconsole.log(await hireloom.${camel}(${parts.join(', ')}))`
}

const PYTHON: Record<string, string> = { true: 'True', false: 'False', null: 'None' }

type JsonPart = ['name' | 'text' | 'value' | 'sign', string]

/** The parts of a JSON text, which make it up when they are joined. */
export const jsonParts = (text: string): JsonPart[] =>
  [...text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[\w.+-]+|[^\w".+-]+|"/g)].flatMap(
    ([part, quoted, colon]): JsonPart[] => {
      if (quoted)
        return colon
          ? [
              ['name', quoted],
              ['sign', colon],
            ]
          : [['text', quoted]]
      return [[/\w/.test(part) ? 'value' : 'sign', part]]
    },
  )

type Key = { hint: string; scopes: readonly string[]; name: string }

/** Which of one's keys this is: keys are known by their first and last characters alone. */
export const keyOf = <Row extends Key>(keys: readonly Row[], token: string): Row | undefined =>
  keys.find(({ hint }) => {
    const [first = '', last = ''] = hint.split('…')
    return token.length > first.length + last.length && token.startsWith(first) && token.endsWith(last)
  })
