import type { Plugin } from 'vite'

/**
 * Takes the style sheet out of the toast library, which writes it into the page at run time:
 * our content security policy allows style sheets from our own origin only, and the toasts are styled by us.
 */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/sonner/')) return null
      const lean = code.replace(/__insertCSS\("(?:[^"\\]|\\.)*"\);?/, '')
      if (lean === code) this.error('The toast library no longer carries its style sheet where we expect it.')
      return { code: lean, map: null }
    },
  }
}
