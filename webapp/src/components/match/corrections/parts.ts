export { Conditions } from '../Conditions'
export { FromYou } from './FromYou'
export { Recounted } from './Recounted'
export { RowCorrections } from './RowCorrections'
