/* A PDF of plain text with a heading, written by hand: two pages of rules weigh less than any library for it. */

const PAGE = { width: 595, height: 842, margin: 56 } // A4 in points
const BODY = { size: 10.5, leading: 15 }
const TITLE = { size: 17, leading: 26 }

/* Widths of Helvetica, in thousandths, for the characters from space to tilde; all others count as broad. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)
const BROAD = 600

/* What every reader's standard fonts can show in addition to Latin-1. */
const SPECIAL: Record<string, number> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
}

function code(character: string): number | null {
  const point = character.codePointAt(0) ?? 0
  if ((point >= 0x20 && point <= 0x7e) || (point >= 0xa0 && point <= 0xff)) return point
  return SPECIAL[character] ?? null
}

/** Whether the standard fonts have every character of this text. */
export function canBePdf(text: string): boolean {
  return [...text].every((character) => character === '\n' || code(character) !== null)
}

function width(text: string, size: number): number {
  return [...text].reduce((sum, item) => sum + (WIDTHS[(item.codePointAt(0) ?? 0) - 32] ?? BROAD), 0) * (size / 1000)
}

function wrapped(line: string, size: number): string[] {
  const room = PAGE.width - 2 * PAGE.margin
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ').flatMap((part) => part.match(/.{1,60}/gu) ?? [''])) {
    const longer = current === '' ? word : `${current} ${word}`
    if (width(longer, size) <= room) {
      current = longer
    } else {
      lines.push(current)
      current = word
    }
  }
  return [...lines, current]
}

function literal(text: string): string {
  const bytes = [...text].map((item) => String.fromCharCode(code(item) ?? 0x3f)).join('')
  return `(${bytes.replace(/[\\()]/g, String.raw`\$&`)})`
}

interface Line {
  text: string
  size: number
  leading: number
  bold: boolean
}

function laidOut(title: string, text: string): Line[][] {
  const head = wrapped(title, TITLE.size * 1.08).map((line) => ({ text: line, ...TITLE, bold: true }))
  const lines = text.split('\n')
  const body = lines.flatMap((line, at) => {
    // A line of its own above a list is its heading.
    const bold =
      line !== '' && !line.startsWith('- ') && (lines[at - 1] ?? '') === '' && (lines[at + 1] ?? '').startsWith('- ')
    return wrapped(line, BODY.size).map((part) => ({ text: part, ...BODY, bold }))
  })
  const pages: Line[][] = []
  let left = 0
  for (const line of [...head, ...body]) {
    if (pages.length === 0 || left < line.leading) {
      pages.push([])
      left = PAGE.height - 2 * PAGE.margin
    }
    pages.at(-1)?.push(line)
    left -= line.leading
  }
  return pages
}

function content(lines: Line[]): string {
  let y = PAGE.height - PAGE.margin
  const drawn = lines.map((line) => {
    y -= line.leading
    return `BT /${line.bold ? 'B' : 'R'} ${line.size} Tf ${PAGE.margin} ${y.toFixed(1)} Td ${literal(line.text)} Tj ET`
  })
  return drawn.join('\n')
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

/** The bytes of a PDF that shows this text, over as many pages as it takes. */
export function pdfOf(title: string, text: string): Uint8Array<ArrayBuffer> {
  const pages = laidOut(title, text)
  const first = 5 // 1 catalogue, 2 pages, 3 and 4 fonts, then a page and its content in turn
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((lines, at) => {
      const stream = content(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${first + 2 * at + 1} 0 R /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = file.length
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(file, (item) => item.charCodeAt(0))
}
