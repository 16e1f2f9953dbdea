/**
 * Whether all variants are tested (`npm run test:full`). The usual run tests variants on one page
 * of each kind.
 */
export const isFull = process.env.TEST_EXTENT === 'full';
