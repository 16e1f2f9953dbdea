import type { Area, AreaProvince } from './area-tree';
import { type AreaMatch, matchArea } from './match-area';

/** Longest text that is split, in characters; the rest is cut off. */
const SPLIT_MAX_LENGTH = 300;

/** Parts found in a pasted text; null for those not found. */
export interface SplitAddress {
  receiver: string | null;
  mobile: string | null;
  province: Area | null;
  city: Area | null;
  district: Area | null;
  street: string | null;
}

const LABELS =
  /(收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话号码|电话|所在地区|所在区域|省市区|地区|详细地址|收货地址|收件地址|街道地址|地址|邮政编码|邮编)\s*[:：]\s*/g;
const PHONE = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;
const GAPS = /[\s,，;；|。]+/;
const ZIP_CODE = /^\d{6}$/;
/** Common surnames, those of two characters first. */
const SURNAME =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单裴霍成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝封谈匡鞠惠荆乐冀胥南班储原栗燕楚鄢])/;
/** What the names of places end with. */
const PLACE_END = /[路街道巷弄号室楼栋幢元座层村镇乡组园苑城区县市省店厦场院庄里寓校站湾府]$/;
const HAN_NAME = /^[\p{Script=Han}·]{2,6}$/u;
const LATIN_NAME = /^[A-Za-z][A-Za-z.' ]{1,19}$/;

/** Full-width digits and letters as plain ones; Latin words stay together. */
const normal = (text: string): string =>
  text
    .slice(0, SPLIT_MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[（(【[]?(?:收|先生收|女士收)[)）\]】]/g, ' ')
    .replace(/[\u200b-\u200f\ufeff]/g, '')
    .trim();

/** Labels become line ends; the word after a label for a name is the receiver. */
function takeLabels(text: string): { rest: string; labelled: string | null } {
  const named =
    /(?:收货人|收件人|联系人|姓名)\s*[:：]\s*([^\d,，;；|\n]{1,20}?)(?=\s*(?:[\d,，;；|\n+]|$|手机|电话|联系|地址|所在|详细|收货|省))/.exec(
      text,
    );
  const labelled = named?.[1]?.trim() ?? null;
  const rest = labelled && named ? text.replace(named[0], '\n') : text;
  return { rest: rest.replace(LABELS, '\n'), labelled };
}

function takePhone(text: string): { rest: string; mobile: string | null } {
  const found = PHONE.exec(text);
  if (!found) return { rest: text, mobile: null };
  return { rest: text.replace(found[0], '\n'), mobile: found.slice(1, 4).join('') };
}

interface FoundArea {
  area: AreaMatch;
  before: string;
  after: string;
}

const levels = ({ city, district }: AreaMatch): number => 1 + (city ? 1 : 0) + (district ? 1 : 0);

/** The best area of the text: with the most levels, and of those the first. Inside a word only one down to the city counts. */
function takeArea(text: string, tree: readonly AreaProvince[]): FoundArea | null {
  let best: FoundArea | null = null;
  for (let at = 0; at < text.length; at++) {
    const isStart = at === 0 || GAPS.test(text.charAt(at - 1));
    if (GAPS.test(text.charAt(at))) continue;
    const area = matchArea(text.slice(at), tree);
    if (!area || (!isStart && levels(area) < 3)) continue;
    if (!best || levels(area) > levels(best.area))
      best = { area, before: text.slice(0, at), after: text.slice(at + area.length) };
  }
  return best;
}

const isName = (word: string): boolean => (HAN_NAME.test(word) && !PLACE_END.test(word)) || LATIN_NAME.test(word);
const isCertainName = (word: string): boolean =>
  LATIN_NAME.test(word) || (SURNAME.test(word) && word.replace(/(先生|女士|小姐)$/, '').length <= 4);

/** Words between gaps; those in Latin letters that follow each other are one. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/([A-Za-z.])[ ]+(?=[A-Za-z])/g, '$1\u0000')
    .split(GAPS)
    .map((word) => word.replaceAll('\u0000', ' ').replace(/^[-、/:：]+|[-、/:：]+$/g, ''))
    .filter((word) => word !== '' && !ZIP_CODE.test(word));

/** The receiver among the words: one that begins with a surname, else the first that may be a name. */
function takeName(words: readonly string[]): { receiver: string | null; rest: string[] } {
  const receiver = words.find((word) => isName(word) && isCertainName(word)) ?? words.find(isName) ?? null;
  const at = receiver === null ? -1 : words.indexOf(receiver);
  return { receiver, rest: words.filter((_, index) => index !== at) };
}

/**
 * Splits a pasted text into receiver, phone, area and street, in any order, with blanks, commas, lines or labels between
 * them or with none.
 *
 * @example
 * splitAddress('张三 13800138000 浙江省杭州市西湖区文三路 100 号', areaTree(list))
 * // { receiver: '张三', mobile: '13800138000', city: { code: '330100', … }, street: '文三路 100 号', … }
 */
export function splitAddress(text: string, tree: readonly AreaProvince[]): SplitAddress {
  const { rest: unlabelled, labelled } = takeLabels(normal(text));
  const { rest, mobile } = takePhone(unlabelled);
  const found = takeArea(rest, tree);
  const words = wordsOf(found ? `${found.before}\n${found.after}` : rest);
  const { receiver, rest: street } = labelled ? { receiver: labelled, rest: words } : takeName(words);
  return {
    receiver,
    mobile,
    province: found?.area.province ?? null,
    city: found?.area.city ?? null,
    district: found?.area.district ?? null,
    street: street.length > 0 ? street.join(' ') : null,
  };
}
