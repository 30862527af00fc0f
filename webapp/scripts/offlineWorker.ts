import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Plugin } from 'vite'

const template = new URL('../src/offlineWorker.js', import.meta.url)
/** Of the folder `public`: what every page asks for. */
const published = ['theme.js', 'favicon.svg']

/** Writes the worker that keeps the client's files. Another file or another content makes it another worker. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        const mark = createHash('sha256').update(names.join())
        const page = bundle['index.html']
        if (page?.type !== 'asset') return this.error('The build has no page.')
        mark.update(page.source)
        for (const name of published) mark.update(await readFile(new URL(`../public/${name}`, import.meta.url)))
        const files = ['/', ...[...published, ...names].map((name) => `/${name}`)]
        const head = `const BUILD = '${mark.digest('hex').slice(0, 16)}'\nconst FILES = ${JSON.stringify(files)}\n\n`
        this.emitFile({
          type: 'asset',
          fileName: 'offline.js',
          source: head + (await readFile(template, 'utf8')),
        })
      },
    },
  }
}
