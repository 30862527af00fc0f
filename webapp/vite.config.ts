/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { compressed } from './scripts/compressed.ts'
import { LongestFirst } from './scripts/longestFirst.ts'
import { offlineWorker } from './scripts/offlineWorker.ts'
import { preloadedFonts } from './scripts/preloadedFonts.ts'
import { withoutInjectedStyles } from './scripts/withoutInjectedStyles.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = `http://127.0.0.1:${process.env['HIRELOOM_PORT'] ?? 8000}`

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutInjectedStyles(), preloadedFonts(), offlineWorker(), compressed()],
  resolve: {
    alias: {
      '@': here('./src'),
      'react-remove-scroll': here('./src/lib/scrollLock.tsx'),
    },
  },
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  build: {
    target: ['chrome125', 'firefox128', 'safari18'],
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Fonts and pictures stay files of their own, so that the content security policy can stay strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file costs a browser some milliseconds: what the first page needs comes as one, so do icons that several screens
    // share, and so do what keeps people's work, what stands around every screen and what knows of the window: by itself
    // each is little more than its own wrapping.
    rolldownOptions: {
      // Constants of the server's rules stand where they are used, not in one more file that every screen waits for.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Each name is in the list of what a screen needs, which the first page loads: as few letters of its hash as go.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], includeDependenciesRecursively: false },
            { name: 'icons', test: /lucide-react.dist.esm.icons/, minShareCount: 4 },
            {
              name: 'kept',
              test: /src.lib.(kept(Work|Letters|Files)|matchStorage|beforeLeaving|logoutFlag|quietly|classes)\.ts/,
            },
            { name: 'frame', test: /src.components.(Initials|ThemeSwitch|ScreenSkeleton|Skeleton)\.tsx/ },
            { name: 'badge', test: /src.components.(AiSign|Badge)\.tsx/ },
            { name: 'window', test: /src.lib.(layout|useMedia|useNarrow)\.ts/ },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    globalSetup: './src/testing/zone.ts',
    css: false,
    // These are built like our own code, as for a browser: without the style sheets that they would write into the page.
    server: { deps: { inline: ['sonner', 'radix-ui', /@radix-ui/, 'cmdk'] } },
    restoreMocks: true,
    // The files share one simulated browser per worker: each test starts with an empty one (testing/setup.ts).
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Also on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
