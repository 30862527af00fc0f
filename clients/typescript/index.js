export { Calls as Hireloom } from './calls.js'
export { HireloomError, pages } from './transport.js'
