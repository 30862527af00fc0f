import { readFileSync } from 'node:fs'

import type { TestSequencer, TestSpecification } from 'vitest/node'

/** What opens the whole client takes longer than its own length says. */
const lengthOf = ({ moduleId }: TestSpecification) => {
  const text = readFileSync(moduleId, 'utf8')
  return text.length + (text.includes("'@/testing/renderApp'") ? 1e6 : 0)
}

/** The order of the test files: what is left for the end, when a core may have nothing to do, is short. */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]) {
    const lengths = new Map(files.map((file) => [file, lengthOf(file)]))
    return files.toSorted((one, other) => lengths.get(other)! - lengths.get(one)!)
  }

  shard(files: TestSpecification[]) {
    return files
  }
}
