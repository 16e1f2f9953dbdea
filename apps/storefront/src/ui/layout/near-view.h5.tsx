import type { NearViewProps } from './near-view-props';

/** Browsers draw long pages whole: words can be searched and read out wherever they stand. */
export const NearView = ({ children }: Pick<NearViewProps, 'children'>) => children;
