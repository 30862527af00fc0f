type Entry = { sources?: readonly { file: string }[]; deeds?: readonly Entry[] }

const filesOf = ({ sources = [], deeds = [] }: Entry): string[] => [
  ...sources.map(({ file }) => file),
  ...deeds.flatMap(filesOf),
]

/** The keys of the files that something in the career was read from: an import that was left out has none. */
export function sourceFiles(career: object): ReadonlySet<string> {
  return new Set(
    Object.values(career).flatMap((value) => (Array.isArray(value) ? (value as Entry[]).flatMap(filesOf) : [])),
  )
}
