/** Short names of provinces, autonomous regions and municipalities on plates. */
const PROVINCES = '京津沪渝冀晋辽吉黑苏浙皖闽赣鲁豫鄂湘粤琼川贵云陕甘青蒙桂宁新藏';
/** Plates have no I and no O. Cars with green plates carry six signs: D or F (cars up to 3.5 t) in front. */
const PLATE = new RegExp(`^[${PROVINCES}][A-HJ-NP-Z](?:[A-HJ-NP-Z0-9]{5}|[ABCDEFGHJK][A-HJ-NP-Z0-9][0-9]{4})$`);

/** A plate as it is stored: capitals, without the dot and spaces between. */
export const plainPlate = (text: string): string => text.replace(/[\s·•.-]/g, '').toUpperCase();

/**
 * Whether a text is a plate of a car, after `plainPlate`: five signs, or six of an electric car.
 *
 * Example: `沪A12345` and `沪AD12345` are, `沪AI2345` and `沪A1234` are not.
 */
export const isPlate = (text: string): boolean => PLATE.test(text);

/** A plate as people read it: `沪A·D12345`. */
export const shownPlate = (plate: string): string => `${plate.slice(0, 2)}·${plate.slice(2)}`;
