import { describe, expect, it } from 'vitest'

import { mailTo } from '@/rules/mailTo'

describe('a link that begins a mail', () => {
  it('shows a plain address as it is', () => {
    expect(mailTo('anna.berg@kestrel.example')).toBe('mailto:anna.berg@kestrel.example')
  })

  it.each(['a?bcc=all@kestrel.example', 'a&b@kestrel.example', 'a%40b@kestrel.example', 'a#b@kestrel.example'])(
    'goes to %s and nobody else',
    (address) => {
      const link = new URL(mailTo(address))
      expect([link.search, link.hash]).toEqual(['', ''])
      expect(decodeURIComponent(link.pathname)).toBe(address)
    },
  )
})
