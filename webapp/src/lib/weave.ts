type Point = { x: number; y: number }

const step = 4

const line = (points: Point[]) =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('')

/** Two threads that swing about a middle line and come closer to the right, and where each passes over the other. */
export function weave(width: number, height: number, swings: number, narrowing = 0.62) {
  const middle = height / 2
  const turn = (Math.PI * 2 * swings) / width
  const reach = (x: number) => (middle - 6) * (1 - narrowing * (x / width))
  const start = 0.9
  const at = (x: number, side: 1 | -1): Point => ({ x, y: middle + side * reach(x) * Math.cos(turn * x - start) })
  const along = (from: number, to: number, side: 1 | -1) => {
    const points: Point[] = []
    for (let x = from; x < to; x += step) points.push(at(x, side))
    return line([...points, at(to, side)])
  }
  const crossings: number[] = []
  for (let half = 0; ; half += 1) {
    const x = (Math.PI * (half + 0.5) + start) / turn
    if (x > width - 10) break
    if (x > 10) crossings.push(x)
  }
  return {
    person: along(0, width, 1),
    job: along(0, width, -1),
    // At every second crossing the person's thread lies on top, at the others the job's.
    over: crossings.map((x, index) => ({
      who: index % 2 === 0 ? ('person' as const) : ('job' as const),
      path: along(Math.max(0, x - 22), Math.min(width, x + 22), index % 2 === 0 ? 1 : -1),
    })),
  }
}
