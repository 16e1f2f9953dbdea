export { COMPARED_AT_MOST, useComparison } from './comparison-list';
