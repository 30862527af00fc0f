import { afterEach, describe, expect, it } from 'vitest'

import { selectQuickly } from '@/testing/selectors'

const PAGE = `
  <form id="f" class="a"><label for="x">X</label><input id="x" type="TEXT" name="x"><input><input type="checkbox" checked>
    <button type="submit" aria-label="a, b">Send</button><button>Other</button><input type="search" list="l" value="">
    <select multiple><option selected>1<option>2</select><textarea rel="me"></textarea><datalist id="l"></datalist></form>
  <main role="MAIN"><article role="region article" title=""><h1>A</h1><a href="">B</a><a>C</a><p lang="EN">D</p></article></main>
  <svg><title>E</title><a href="#">F</a><linearGradient id="g"></linearGradient><foreignObject><p>G</p></foreignObject></svg>
  <table><tbody><tr><td tabindex="-1">H</td></tr></tbody></table><template><p>I</p></template><script>1</script>`

const SELECTORS = [
  '*',
  'p',
  'script, style',
  'a[href], [tabindex], button, input:not([type]), textarea',
  '*[role~="region"],article',
  '[role~="main"]',
  '[role="main"]',
  'input[type="text"]:not([list])',
  'input[type=submit], button[type=submit]',
  'input[type="search"]:not([list]):not([value=""])',
  '[value=""]',
  '[title]:not([title=""])',
  `[aria-label='a, b']`,
  '[lang="en"]',
  '[rel="ME"]',
  'title, lineargradient, linearGradient, foreignObject',
  '[aria-label]  ,  *[name]',
  '[role~=""]',
  // These are answered as before.
  'form > button',
  'form input',
  '.a',
  '#x',
  'tr:first-child',
  ':checked',
  'button:not(form button)',
  '[id^="x"]',
  '[type="TEXT" s]',
  'P',
]

/** The simulated browser as it is, in a frame of its own, and its quick twin. */
function twins() {
  const open = () => {
    const { document: opened } = document.body.appendChild(document.createElement('iframe')).contentWindow!
    opened.body.innerHTML = PAGE
    return opened
  }
  const [slow, quick] = [open(), open()]
  selectQuickly(quick)
  return { slow, quick }
}

afterEach(() => document.body.replaceChildren())

describe('selectors that are looked up quickly', () => {
  it.each(SELECTORS)('find what the simulated browser finds: %s', (selector) => {
    const { slow, quick } = twins()
    const found = (page: Document) => {
      const all = [...page.querySelectorAll('*')]
      const at = (element: Element | null) => (element ? all.indexOf(element) : null)
      return {
        all: [...page.querySelectorAll(selector)].map(at),
        inside: [...page.querySelector('form')!.querySelectorAll(selector)].map(at),
        first: at(page.querySelector(selector)),
        closest: all.map((element) => at(element.closest(selector))),
        matches: all.map((element) => element.matches(selector)),
        apart: (page.querySelector('form')!.cloneNode(true) as Element).matches(selector),
      }
    }
    expect(found(quick)).toEqual(found(slow))
  })

  it.each(['', 'p,', '[', 'p:not([x]', '[x])', 'a b('])('are refused where they are none: "%s"', (none) => {
    const outcome = (page: Document) => {
      try {
        return page.querySelectorAll(none).length
      } catch (refusal) {
        return (refusal as DOMException).name
      }
    }
    const { slow, quick } = twins()
    expect(outcome(quick)).toBe(outcome(slow))
  })

  it('give a list of the browser, and see what has changed', () => {
    const { quick } = twins()
    const found = quick.querySelectorAll('button[type]')
    expect(Object.prototype.toString.call(found)).toBe('[object NodeList]')
    quick.querySelectorAll('button')[1]!.setAttribute('type', 'button')
    expect([found.length, quick.querySelectorAll('button[type]').length]).toEqual([1, 2])
  })
})
