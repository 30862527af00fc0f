/** Whether an element is such a one; null where only the browser's own way knows. */
type Test = (element: Element) => boolean | null

const either = (tests: Test[]): Test =>
  function any(element) {
    let unknown = false
    for (const test of tests) {
      const said = test(element)
      if (said) return true
      unknown ||= said === null
    }
    return unknown ? null : false
  }

const all = (tests: Test[]): Test =>
  function every(element) {
    let unknown = false
    for (const test of tests) {
      const said = test(element)
      if (said === false) return false
      unknown ||= said === null
    }
    return unknown ? null : true
  }

/** Some values count in any case and others do not: where it matters the browser is asked. */
const alike = (own: string, wanted: string) =>
  own === wanted || (own.toLowerCase() === wanted.toLowerCase() ? null : false)

function attribute(name: string, how: string | undefined, wanted: string): Test | null {
  if (!how) return (element) => element.hasAttribute(name)
  if (how === '=')
    return (element) => {
      const own = element.getAttribute(name)
      return own !== null && alike(own, wanted)
    }
  if (!/^\S+$/.test(wanted)) return null
  return (element) => {
    const own = element.getAttribute(name)
    if (own === null) return false
    const words = own.split(/[ \t\n\r\f]+/)
    return words.includes(wanted) || (own.toLowerCase().includes(wanted.toLowerCase()) ? null : false)
  }
}

const KIND = /\*|[a-z][a-z0-9]*/y
const ATTRIBUTE = /(:not\()?\[([a-z][a-z-]*)(?:(~?=)(?:"([^"\\]*)"|'([^'\\]*)'|([A-Za-z][\w-]*)))?\](\))?/y
const NEXT = /\s*,\s*/y

/** A selector of kinds and attributes, such as `a[href], input:not([type])`; null for any other. */
function read(selector: string): Test | null {
  const text = selector.trim()
  const choices: Test[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  do {
    const start = at
    const tests: Test[] = []
    const kind = take(KIND)?.[0]
    if (kind && kind !== '*') tests.push((element) => element.localName === kind)
    for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE)) {
      const [, not, name, how, double, single, bare, end] = found
      const test = attribute(name!, how, double ?? single ?? bare ?? '')
      if (!test || Boolean(not) !== Boolean(end)) return null
      tests.push(
        not
          ? (element) => {
              const said = test(element)
              return said === null ? null : !said
            }
          : test,
      )
    }
    if (at === start) return null
    choices.push(tests.length === 1 ? tests[0]! : all(tests))
  } while (take(NEXT))
  if (at < text.length) return null
  return choices.length === 1 ? choices[0]! : either(choices)
}

interface Selector {
  matches(selector: string, element: Element): boolean
  closest(selector: string, element: Element): Element | null
  querySelector(selector: string, inside: Node): Element | null
  querySelectorAll(selector: string, inside: Node): Element[]
}

const inner = (thing: object, name: string) =>
  Object.getOwnPropertySymbols(thing).find((symbol) => symbol.description === name)

const patched = Symbol('asked quickly')

/**
 * The roles and texts of a screen are looked for by asking each of its elements whether it matches some dozen selectors,
 * and the simulated browser's way of finding that out took a tenth of the tests' time. Selectors of kinds and attributes
 * are looked up in the elements as it keeps them, in one go through the tree; every other one is answered as before.
 */
export function selectQuickly(document: Document) {
  const kept = Reflect.get(document, inner(document, 'impl')!) as Document
  const selector = (Reflect.get(kept, '_getDOMSelector') as () => Selector).call(kept)
  if (patched in selector) return
  const outside = inner(kept, 'wrapper')!
  const shown = (element: Element) => Reflect.get(element, outside) as Element
  const known = new Map<string, Test | null>()

  function testOf(text: string) {
    let test = known.get(text)
    if (test === undefined) {
      if (known.size > 5000) known.clear()
      known.set(text, (test = read(text)))
    }
    return test
  }

  /** Those inside in their order, at most so many; null where one of them is not known. */
  function found(test: Test, inside: Node, most = Infinity) {
    const those: Element[] = []
    for (let at: Node | null = inside.firstChild; at;) {
      if (at.nodeType === 1) {
        const said = test(at as Element)
        if (said === null) return null
        if (said && those.push(shown(at as Element)) >= most) break
      }
      let next: Node | null = at.firstChild
      for (let up: Node | null = at; !next && up && up !== inside; up = up.parentNode) next = up.nextSibling
      at = next
    }
    return those
  }

  const slow = { ...selector }
  Object.assign(selector, {
    [patched]: true,
    matches(text, element) {
      return testOf(text)?.(element) ?? slow.matches(text, element)
    },
    closest(text, element) {
      const test = testOf(text)
      if (!test) return slow.closest(text, element)
      for (let at: Element | null = element; at; at = at.parentElement) {
        const said = test(at)
        if (said === null) return slow.closest(text, element)
        if (said) return shown(at)
      }
      return null
    },
    querySelector(text, inside) {
      const test = testOf(text)
      const those = test && found(test, inside, 1)
      return those ? (those[0] ?? null) : slow.querySelector(text, inside)
    },
    querySelectorAll(text, inside) {
      const test = testOf(text)
      return (test && found(test, inside)) ?? slow.querySelectorAll(text, inside)
    },
  } satisfies Selector & { [patched]: true })
}
