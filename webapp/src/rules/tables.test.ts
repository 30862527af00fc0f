import { expect, it } from 'vitest'

import { textOfTable } from './tables'

const bytes = (...values: number[]) => Uint8Array.from(values)
const ascii = (text: string) => [...new TextEncoder().encode(text)]

it('reads UTF-8 with and without a mark, UTF-16 and what Excel writes in Western Europe', () => {
  expect(textOfTable(new TextEncoder().encode('Title\nKöchin 中文字幕'))).toBe('Title\nKöchin 中文字幕')
  expect(textOfTable(bytes(0xef, 0xbb, 0xbf, ...ascii('Title')))).toBe('Title')
  expect(textOfTable(bytes(0xff, 0xfe, 0x54, 0, 0xe4, 0))).toBe('Tä')
  expect(textOfTable(bytes(0xfe, 0xff, 0, 0x54, 0, 0xe4))).toBe('Tä')
  expect(textOfTable(bytes(...ascii('K'), 0xf6, ...ascii('chin, '), 0x80, ...ascii('20')))).toBe('Köchin, €20')
})

it.each([
  ['Shift JIS', [0x83, 0x5e, 0x83, 0x43, 0x83, 0x67, 0x83, 0x8b]],
  ['GBK', [0xd6, 0xb0, 0xce, 0xbb, 0xb9, 0xab, 0xcb, 0xbe]],
  ['Cyrillic', [0xc4, 0xee, 0xeb, 0xe6, 0xed, 0xee, 0xf1, 0xf2, 0xfc]],
  ['a NUL', ascii('Title\0')],
])('reads no wrong letters from %s', (_, content) => {
  expect(textOfTable(bytes(...content))).toBeNull()
})
