import { expect, it } from 'vitest'

import {
  addressOf,
  codeOf,
  errorsOf,
  jsonParts,
  keyOf,
  matching,
  operationsOf,
  scopesOf,
  type ApiDocument,
} from '@/rules/apiReference'

const security = [{ api_key: ['jobs:write'] }]
const job = { name: 'job_id', in: 'path', required: true, description: 'The job', schema: { type: 'integer' } }
const DOCUMENT = {
  paths: {
    '/api/v1/openapi.json': { get: { operationId: 'openapi', summary: 'This.', tags: [], responses: {} } },
    '/api/v1/jobs/{job_id}/stages': {
      parameters: [job],
      put: {
        operationId: 'edit_stages',
        summary: 'Set the stages: applications stay.',
        tags: ['Stages'],
        security,
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Edit' } } } },
        responses: { 422: { description: 'Bad' }, 200: { description: 'Good' }, default: {} },
      },
    },
    '/api/v1/papers': {
      post: {
        operationId: 'add_paper',
        summary: 'Add a paper (paper.org).',
        tags: ['Papers'],
        security,
        requestBody: { content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Paper' } } } },
        responses: { 201: { description: 'Added' } },
      },
    },
  },
  components: {
    schemas: {
      ErrorCode: { 'x-errors': { not_found: { status: 404, message: 'Not found' } } },
      Edit: {
        required: ['stages'],
        properties: {
          stages: { type: 'array', items: { $ref: '#/components/schemas/Stage' }, description: 'In order' },
          version: { type: ['string', 'null'], maxLength: 2000 },
        },
      },
      Stage: { required: ['name'], properties: { name: { type: 'string', example: "Talk, 'first'" } } },
      Paper: { required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    },
  },
} as unknown as ApiDocument

const [edit, paper] = operationsOf(DOCUMENT)

it('says what all calls have in common', () => {
  expect(scopesOf(DOCUMENT)).toEqual([{ scope: 'jobs:write', titles: ['Set the stages', 'Add a paper (paper.org)'] }])
  expect(errorsOf(DOCUMENT)).toEqual([{ code: 'not_found', status: 404, message: 'Not found' }])
})

it('reads each call that needs a key', () => {
  expect(operationsOf(DOCUMENT).map(({ name }) => name)).toEqual(['edit_stages', 'add_paper'])
  expect(edit).toMatchObject({
    title: 'Set the stages',
    about: 'Applications stay.',
    method: 'PUT',
    area: 'Stages',
    scope: 'jobs:write',
  })
  expect(paper).toMatchObject({ title: 'Add a paper (paper.org)', about: '' })
  expect(edit!.inPath).toEqual([{ name: 'job_id', isNeeded: true, kind: 'integer', choices: [], about: 'The job' }])
  expect(edit!.inQuery[0]!.kind).toBe('integer, 1 to 100')
  expect(edit!.inBody.map(({ name, kind }) => [name, kind])).toEqual([
    ['stages', 'list of value'],
    ['version', 'string, up to 2,000'],
  ])
  expect(JSON.parse(edit!.body)).toEqual({ stages: [{ name: "Talk, 'first'" }] })
  expect(edit!.answers).toEqual([
    { status: '200', about: 'Good' },
    { status: '422', about: 'Bad' },
  ])
  expect(paper).toMatchObject({ hasFiles: true, body: '' })
})

it('fills the address and leaves out what has no value', () => {
  expect(addressOf(edit!, {})).toBe('/api/v1/jobs/{job_id}/stages')
  expect(addressOf(edit!, { job_id: 'a/b', limit: '5' })).toBe('/api/v1/jobs/a%2Fb/stages?limit=5')
})

it('writes the call as code', () => {
  const code = (language: 'curl' | 'python' | 'javascript') =>
    codeOf(edit!, { job_id: '417' }, '{"on": true}', language, 'https://x.example')
  expect(code('curl')).toContain(`curl -X PUT "https://x.example/api/v1/jobs/417/stages" \\\n`)
  expect(code('python')).toContain('print(hireloom.edit_stages(417, {"on": True}))')
  expect(code('javascript')).toContain('await hireloom.editStages(417, {"on": true})')
  expect(codeOf(edit!, {}, edit!.body, 'curl', '')).toContain(String.raw`Talk, '\''first'\''`)
  expect(codeOf(paper!, {}, '', 'curl', '')).toContain('-F file=@document.pdf')
})

it('finds calls by words of their name, area, method or address', () => {
  expect(matching([edit!, paper!], 'put STAGES')).toEqual([edit])
  expect(matching([edit!, paper!], 'nothing')).toEqual([])
})

it('knows a key by its ends', () => {
  const keys = [{ name: 'Look', hint: 'hl_ZiPc…W7Eg', scopes: [] }]
  expect(keyOf(keys, 'hl_ZiPc123W7Eg')).toBe(keys[0])
  expect(keyOf(keys, 'hl_ZiPc123W7E')).toBeUndefined()
  expect(keyOf(keys, 'hl_ZiPcW7Eg')).toBeUndefined()
})

it('takes JSON apart without losing a sign', () => {
  const text = JSON.stringify({ 'a"b': [1.5, null, 'x: "y"'], c: true }, null, 2)
  const parts = jsonParts(text)
  expect(parts.map(([, part]) => part).join('')).toBe(text)
  expect(parts.filter(([kind]) => kind === 'name').map(([, part]) => part)).toEqual([String.raw`"a\"b"`, '"c"'])
  expect(parts.filter(([kind]) => kind === 'value').map(([, part]) => part)).toEqual(['1.5', 'null', 'true'])
  expect(parts.filter(([kind]) => kind === 'text')).toEqual([['text', String.raw`"x: \"y\""`]])
})
