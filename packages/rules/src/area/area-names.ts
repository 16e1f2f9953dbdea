/** Peoples in the names of autonomous prefectures, which people leave out. */
const PEOPLES =
  /(?:蒙古族?|藏族|回族|苗族|彝族|壮族|布依族|朝鲜族|侗族|白族|土家族|哈尼族|哈萨克|傣族|黎族|傈僳族|景颇族|柯尔克孜|羌族|瑶族|满族|维吾尔)+自治州$/;

/** What a province is called for short: 浙江, 内蒙古, 香港. */
export const shortProvince = (name: string): string =>
  name.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|[省市]$/, '');

/** What a city is called for short: 杭州, 延边, 锡林郭勒. */
export function shortCity(name: string): string {
  const short = name.replace(PEOPLES, '').replace(/(?:自治州|地区|[市盟])$/, '');
  return short.length >= 2 ? short : name;
}
