/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by then; without the pause some of them have not.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
