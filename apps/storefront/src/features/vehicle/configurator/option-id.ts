/** Id of the element that shows an option, so that it can be kept in sight. */
export const optionId = (productCode: string): string => `option-${productCode}`;
