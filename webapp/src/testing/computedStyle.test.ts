import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { askStylesQuickly } from '@/testing/computedStyle'

const properties = ['display', 'visibility', 'opacity', 'pointer-events', 'color', 'overflow-y'] as const

/** The simulated browser as it is, in a frame of its own, and its quick twin. */
function twins() {
  const open = () => document.body.appendChild(document.createElement('iframe')).contentWindow as typeof window
  const [slow, quick] = [open(), open()]
  askStylesQuickly(quick)
  return { slow, quick }
}

afterEach(() => document.body.replaceChildren())

describe('styles that are asked quickly', () => {
  let pair: ReturnType<typeof twins>
  beforeEach(() => {
    pair = twins()
  })

  const styles = (window: Window, html: string) => {
    window.document.body.innerHTML = html
    return [...window.document.body.querySelectorAll('*')].map((element) => {
      const style = (window as Window & typeof globalThis).getComputedStyle(element)
      const byName = style as unknown as Record<string, string>
      return [element.localName, ...properties.map((name) => style.getPropertyValue(name)), byName['pointerEvents']]
    })
  }

  it.each([
    '<p>a <b>b</b> <span hidden>c</span></p><div hidden><p>d</p></div>',
    '<table><thead hidden><tr><th>a</th></tr></thead><tbody><tr hidden><td><b>b</b></td></tr></tbody></table>',
    '<div style="visibility: hidden"><p>a</p><p style="visibility: visible">b<i>c</i></p></div>',
    '<div style="pointer-events: none"><button style="pointer-events: auto">a</button><button>b</button></div>',
    '<div style="opacity: 0; color: red"><p style="display: none">a</p><p style="display: inherit">b</p></div>',
    '<div style="visibility: hidden"><p style="visibility: initial">a<b>b</b></p></div>',
    '<dialog><p>a</p></dialog><dialog open><p>b</p></dialog><p popover>c</p><p hidden="until-found">d</p>',
    '<details><summary>a</summary><summary>b</summary><p>c</p></details><noscript>d</noscript>',
    '<input type="hidden"><input type="HIDDEN"><input type="checkbox"><input><button>a</button><select><option>b</select>',
    '<svg><g display="none"><path/></g></svg><img><script></script><template></template><ul><li>a</ul>',
    '<p hidden style="display: block">a</p><p style="display: none !important">b</p><p style="">c</p>',
    '<style>.gone { display: none } p { visibility: hidden }</style><b class="gone">a</b><p>b</p>',
  ])('are what the simulated browser answers: %s', (html) => {
    expect(styles(pair.quick, html)).toEqual(styles(pair.slow, html))
  })

  it('change with the element', () => {
    const { document } = pair.quick
    document.body.innerHTML = '<div><p>a</p></div>'
    const visibility = () => pair.quick.getComputedStyle(document.querySelector('p')!).visibility
    expect(visibility()).toBe('visible')
    document.querySelector('div')!.style.visibility = 'hidden'
    expect(visibility()).toBe('hidden')
  })
})
