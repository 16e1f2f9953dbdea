/** Whether a text is a mainland mobile number: 11 digits, the first a 1. */
export function isMainlandPhone(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/** Whether a text has the shape of an SMS code: 6 digits. */
export function isSmsCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
