const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const;
const PLACES = ['', '拾', '佰', '仟'] as const;
const GROUPS = ['', '万', '亿'] as const;
/** Below 10^12 yuan, the largest amount that three groups of four digits can hold. */
const MOST_FEN = 10 ** 14;

/** Up to four digits with their places; zeros between two digits are written once, zeros at the end not at all. */
function groupWords(group: number): string {
  let words = '';
  let hasGap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) hasGap = words !== '';
    else {
      words += `${hasGap ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`;
      hasGap = false;
    }
  }
  return words;
}

function yuanWords(yuan: number): string {
  let words = '';
  let hasGap = false;
  for (let place = GROUPS.length - 1; place >= 0; place -= 1) {
    const group = Math.floor(yuan / 10_000 ** place) % 10_000;
    if (group === 0) hasGap = words !== '';
    else {
      const isShort = words !== '' && (hasGap || group < 1000);
      words += `${isShort ? '零' : ''}${groupWords(group)}${GROUPS[place]}`;
      hasGap = false;
    }
  }
  return words;
}

/**
 * An amount in Chinese capitals, as invoices want it.
 *
 * Example: 22 990 000 fen is `贰拾贰万玖仟玖佰元整`, 10 050 is `壹佰元伍角整`, 1 000 005 is `壹万元零伍分`, 0 is `零元整`.
 *
 * @throws RangeError when `fen` is negative, no whole number, or not below 10^12 yuan
 */
export function capitalAmount(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0 || fen >= MOST_FEN) throw new RangeError(`No amount of an invoice: ${fen}`);
  if (fen === 0) return '零元整';
  const yuan = Math.floor(fen / 100);
  const [jiao, cents] = [Math.floor(fen / 10) % 10, fen % 10];
  const whole = yuan === 0 ? '' : `${yuanWords(yuan)}元`;
  const tenths = jiao === 0 ? '' : `${DIGITS[jiao]}角`;
  if (cents === 0) return `${whole}${tenths}整`;
  return `${whole}${jiao === 0 && whole !== '' ? '零' : ''}${tenths}${DIGITS[cents]}分`;
}
