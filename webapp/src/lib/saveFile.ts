/** Makes the browser download a file. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers need this pause before the URL may be revoked.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
