import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useAutosave } from '@/lib/useAutosave'

it('saves over a newer version even what was here first [WS-122]', async () => {
  const saves: [string, string | undefined][] = []
  const save = async (value: string, version: string | undefined) => {
    saves.push([value, version])
    if (version) throw Object.assign(new Error(), { status: 409, data: { code: 'changed_elsewhere' } })
    return { version: 'v2' }
  }
  const { result } = renderHook(() => useAutosave({ first: 'mine', version: 'v1', save, rest: 1 }))
  act(() => result.current.change('changed'))
  await waitFor(() => expect(result.current.isElsewhere).toBe(true))
  act(() => result.current.undo())
  expect(result.current.isSaved).toBe(true)
  act(() => result.current.insist())
  expect(result.current.isSaved).toBe(false)
  await waitFor(() => expect(result.current.savedAt).not.toBeNull())
  expect(saves).toEqual([
    ['changed', 'v1'],
    ['mine', undefined],
  ])
})
