/** Hides the middle of a phone number: `13812340000` is `138****0000`. Anything but 11 digits is hidden altogether. */
export function maskPhone(phone: string): string {
  return /^\d{11}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(7)}` : phone.replace(/./g, '*');
}

/** Hides a name but for its first character, and its last when it has three or more: `张*`, `欧**华`. */
export function maskName(name: string): string {
  const characters = Array.from(name);
  const last = characters.length > 2 ? characters[characters.length - 1] : '';
  const hiddenCount = characters.length - 1 - (last ? 1 : 0);
  return `${characters[0] ?? ''}${'*'.repeat(Math.max(0, hiddenCount))}${last}`;
}
