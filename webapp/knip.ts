import type { KnipConfig } from 'knip'

/** Style sheets name packages too: fonts and the framework of our classes. */
const imports = (css: string) =>
  [...css.matchAll(/@import '([^']+)'|url\('([^']+)'\)/g)]
    .map(([, sheet, file]) => `import '${sheet ?? file}'`)
    .join('\n')

const config: KnipConfig = {
  entry: ['scripts/*.{ts,mjs}'],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/*'],
  compilers: { css: imports },
  paths: { 'react-remove-scroll': ['./src/lib/scrollLock.tsx'] },
  // Generated: they hold every type and every constant, used or not.
  ignore: ['src/api/types.ts', 'src/api/server.gen.ts'],
  // An independent chat server that the server's own tests start.
  ignoreDependencies: ['@copilotkit/aimock'],
  ignoreExportsUsedInFile: true,
}

export default config
