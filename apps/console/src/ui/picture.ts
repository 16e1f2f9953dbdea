/** Address of a picture in a width; signed addresses have a query already. */
export const pictureAt = (path: string, width: number): string => `${path}${path.includes('?') ? '&' : '?'}w=${width}`;
