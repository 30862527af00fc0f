import { hold } from '@/lib/holding'
import { notify, withdraw } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

const SECONDS = 10

/** What can be taken back, the newest last; also where its message was closed. */
export const waysBack = new Map<string, () => void>()

/** Takes back the newest of what can be taken back. */
export const undoLast = () => [...waysBack.values()].at(-1)?.()

/** Says what was done, with a way back for some seconds. `takeBack` returns the error if it fails. */
export function offerWayBack(title: string, takeBack: () => Promise<unknown>) {
  // The same may be done again meanwhile: then the message and the way back are those of the later one.
  const end = async () => {
    if (waysBack.get(title) !== goBack) return
    waysBack.delete(title)
    withdraw(title)
  }
  const waits = hold(SECONDS * 1000, end)
  const onUndo = async () => {
    if (!waits.undo()) return
    void end()
    const error = await takeBack()
    if (error) notify('It could not be taken back.', { tone: 'bad', text: messageOf(error) })
    else notify('Taken back.', { tone: 'good' })
  }
  const goBack = () => void onUndo()
  waysBack.delete(title)
  waysBack.set(title, goBack)
  notify(title, { undoable: { ...waits, onUndo: goBack } })
}

let acts = 0

/** Acts after some seconds in which it can be taken back; nothing has happened until then. */
export function actLater(title: string, act: () => Promise<void>) {
  acts += 1
  const id = `later ${acts}` // two acts with one title are two
  const end = () => {
    waysBack.delete(id)
    withdraw(id)
  }
  const waits = hold(SECONDS * 1000, async () => {
    end()
    await act()
  })
  const onUndo = () => {
    if (!waits.undo()) return
    end()
    notify('Taken back. Nothing was sent.', { tone: 'good' })
  }
  waysBack.set(id, onUndo)
  notify(title, { id, undoable: { ...waits, onUndo } })
}
