type Point = { x: number; y: number }

export type Weave = {
  width: number
  height: number
  /** How often each thread swings on its way. */
  swings: number
  /** How much closer together the threads are at the right end, from 0 to 1. */
  narrowing: number
  /** How far the right end lies above the left one. */
  rise: number
}

const step = 4
const start = 0.9
const warpDistance = 40

const line = (points: Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** Two threads that swing about a middle line, where each passes over the other, and where the warp passes over both. */
export function weave({ width, height, swings, narrowing, rise }: Weave) {
  const turn = (Math.PI * 2 * swings) / width
  const swing = (height - rise) / 2 - 6
  const climb = (x: number) => rise * Math.max(0, (x / width - 0.45) / 0.55) ** 1.8
  const middle = (x: number) => height - swing - 6 - climb(x)
  const reach = (x: number) => swing * (1 - narrowing * (x / width))
  const at = (x: number, side: 1 | -1): Point => ({ x, y: middle(x) + side * reach(x) * Math.cos(turn * x - start) })
  const along = (from: number, to: number, side: 1 | -1) => {
    const points: Point[] = []
    for (let x = from; x < to; x += step) points.push(at(x, side))
    return line([...points, at(to, side)])
  }
  const crossings: number[] = []
  for (let half = 0; ; half += 1) {
    const x = (Math.PI * (half + 0.5) + start) / turn
    if (x > width - 10) break
    crossings.push(x)
  }
  const ticks: string[] = []
  for (let x = warpDistance / 2; x < width; x += warpDistance) {
    if (crossings.some((crossing) => Math.abs(crossing - x) < 18)) continue
    const side = Math.round(x / warpDistance) % 2 === 0 ? 1 : -1
    ticks.push(`M${x} ${(at(x, side).y - 7).toFixed(1)}v14`)
  }
  return {
    person: along(0, width, 1),
    job: along(0, width, -1),
    // At every second crossing the person's thread lies on top, at the others the job's.
    over: crossings.map((x, index) => ({
      who: index % 2 === 0 ? ('person' as const) : ('job' as const),
      path: along(Math.max(0, x - 22), Math.min(width, x + 22), index % 2 === 0 ? 1 : -1),
    })),
    ticks: ticks.join(''),
  }
}
