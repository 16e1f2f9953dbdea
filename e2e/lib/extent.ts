/** Whether nothing is left out: `npm run test:full` says so. The usual run tries variants on one page of each kind. */
export const isFull = process.env.TEST_EXTENT === 'full';
