import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const packaged = (path: string) => readFile(fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url)), 'utf8')
// Redoc shows its maker's mark from a host of theirs; our pages load nothing from elsewhere.
const FOREIGN = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

/** Copies what renders the API reference into the build: the server's page /reference loads it, and nothing else does. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    apply: 'build',
    async generateBundle() {
      const redoc = await packaged('redoc/bundles/redoc.standalone.js')
      if (!redoc.includes(FOREIGN)) this.error(`Redoc no longer names ${FOREIGN}: look what it loads instead.`)
      const files = {
        'reference/redoc.js': redoc.replaceAll(FOREIGN, '/favicon.svg'),
        'reference/purify.js': await packaged('dompurify/dist/purify.min.js'),
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
