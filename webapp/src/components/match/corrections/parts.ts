export { ConditionAnswer } from './ConditionAnswer'
export { FromYou } from './FromYou'
export { Recounted } from './Recounted'
export { RowCorrections } from './RowCorrections'
