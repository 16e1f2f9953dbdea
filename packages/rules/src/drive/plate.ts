const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
/** Plates of electric cars: a province, a letter, and six characters that begin (small cars) or end (large ones) with a letter. */
const PLATE = new RegExp(`^[${PROVINCES}][A-HJ-NP-Z](?:[A-HJK][A-HJ-NP-Z0-9]\\d{4}|\\d{5}[A-HJK])$`);

/** A plate as it is stored: capitals, without dots and blanks. Example: `沪a·d12345` is `沪AD12345`. */
export const normalPlate = (text: string): string => text.replace(/[\s·・.]/g, '').toUpperCase();

/** Whether a normal plate is one of an electric car. */
export const isPlate = (plate: string): boolean => PLATE.test(plate);

/** A plate as people write it: `沪A·D12345`. */
export const shownPlate = (plate: string): string => `${plate.slice(0, 2)}·${plate.slice(2)}`;

/** Longest name of a car, in characters. */
export const CAR_NAME_LENGTH = 12;
