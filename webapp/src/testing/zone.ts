/** The screens show moments by the clock of the reader; the tests look from one place, wherever they run. */
export function setup() {
  process.env['TZ'] = 'UTC'
}
