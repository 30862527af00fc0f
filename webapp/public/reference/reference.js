// Renders the description of /api/v1. Redoc sets its texts as HTML: each goes through DOMPurify before.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) })

const ink = '#1c1b1a'
const paper = '#fbfaf8'
const brand = '#0b7a75'

Redoc.init(
  '/api/v1/openapi.json',
  {
    disableSearch: true, // it would start a worker from a blob
    hideDownloadButton: true,
    nativeScrollbars: true,
    theme: {
      colors: { primary: { main: brand }, text: { primary: ink }, http: { get: brand } },
      schema: { nestedBackground: paper, typeNameColor: ink, linesColor: brand },
      sidebar: { backgroundColor: paper, textColor: ink, activeTextColor: brand },
      rightPanel: { backgroundColor: '#22302e' },
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
