/** The first stop of the Tab key: skips everything that surrounds the screen. */
export function SkipLink() {
  return (
    <a
      href="#content"
      data-print="no"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-brand px-4 py-2 text-13 font-label text-on-brand focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      Skip to content
    </a>
  )
}
