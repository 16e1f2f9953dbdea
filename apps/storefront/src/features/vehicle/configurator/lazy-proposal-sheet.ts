import { lazySheet } from '@/ui';

/** The proposal sheet, whose code comes with the first proposal. */
export const ProposalSheet = lazySheet(
  () => import('./proposal-sheet').then((file) => file.ProposalSheet),
  ({ proposal }) => proposal !== null,
);
