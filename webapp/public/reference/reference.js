// Renders the description of /api/v1. Redoc sets its texts as HTML: each goes through DOMPurify before.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) })

const chosen = document.documentElement.dataset.theme
const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
const [ink, soft, paper, line, brand, good, bad] = isDark
  ? ['#f1efea', '#b9b4ab', '#121413', '#2b302e', '#3db8ae', '#5bc27e', '#f37f79']
  : ['#1c1b1a', '#57524c', '#fbfaf8', '#e6e2db', '#0b7a75', '#1f7a3f', '#ba2d27']

Redoc.init(
  '/api/v1/openapi.json',
  {
    disableSearch: true, // it would start a worker from a blob
    hideDownloadButton: true,
    nativeScrollbars: true,
    theme: {
      colors: {
        primary: { main: brand },
        success: { main: good },
        error: { main: bad },
        text: { primary: ink, secondary: soft },
        border: { dark: line, light: line },
        http: { get: brand },
      },
      schema: { nestedBackground: paper, typeNameColor: ink, linesColor: brand },
      sidebar: { backgroundColor: paper, textColor: ink, activeTextColor: brand },
      rightPanel: { backgroundColor: isDark ? '#0e100f' : '#22302e' },
      typography: {
        fontFamily: 'Text, system-ui, sans-serif',
        headings: { fontFamily: 'Headings, Text, system-ui, sans-serif' },
        code: { color: brand },
        links: { color: brand },
      },
    },
  },
  document.getElementById('reference'),
)
