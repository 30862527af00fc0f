export { Calls as Hireloom } from './calls.js'
export type * from './calls.js'
export { HireloomError, pages, type Options } from './transport.js'
