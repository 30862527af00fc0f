/** The screens tell moments by the clock of whoever looks; the tests look from one place, wherever they run. */
export function setup() {
  process.env['TZ'] = 'UTC'
}
