import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const worthIt = /\.(js|css|html|svg|json|txt|webmanifest)$/
const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Writes a .br and a .gz next to every text file of the build: the embedded server sends them as they are. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle(options, bundle) {
      const folder = options.dir ?? 'dist'
      const published = ['theme.js', 'favicon.svg']
      const names = [...Object.keys(bundle), ...published].filter((name) => worthIt.test(name))
      await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name)
          const bytes = await readFile(path)
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
          await writeFile(`${path}.br`, await asBrotli(bytes, quality))
          await writeFile(`${path}.gz`, await asGzip(bytes, { level: 9 }))
        }),
      )
    },
  }
}
