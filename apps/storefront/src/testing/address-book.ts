import { vi } from 'vitest';
import type { Address, WholeAddress } from '@/features/address/address-types';
import type { SeenRequest } from './server';

const areas = {
  province_list: { '110000': '北京市', '330000': '浙江省', '440000': '广东省' },
  city_list: { '110100': '北京市', '330100': '杭州市', '441900': '东莞市' },
  county_list: { '110105': '朝阳区', '330106': '西湖区', '330110': '余杭区' },
};

export const home: Address = {
  addressId: 'a-home',
  receiver: '林夏',
  maskedMobile: '138****8000',
  provinceName: '浙江省',
  cityCode: '330100',
  cityName: '杭州市',
  districtCode: '330106',
  districtName: '西湖区',
  street: '文三路 100 号',
  label: 'home',
  isDefault: true,
};
export const work: Address = {
  ...home,
  addressId: 'a-work',
  street: '未来科技城 5 号楼',
  label: 'company',
  isDefault: false,
};
export const whole = (address: Address): WholeAddress => ({ ...address, mobile: '13800138000' });

/** Answers by the path asked for; `refuse` names parts of paths that fail. Returns what was sent. */
export function serveBook(book: Address[], refuse: Record<string, { code: string; message: string }> = {}) {
  const seen: Pick<SeenRequest, 'method' | 'url' | 'body'>[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    seen.push({ method: init.method ?? 'GET', url, body });
    const answer = (data: unknown) => ({ status: 200, text: async () => JSON.stringify(data) });
    if (url.includes('/static/area.json')) return answer(areas);
    const refusal = Object.entries(refuse).find(([part]) => url.includes(part))?.[1];
    if (refusal) return answer({ data: null, ...refusal });
    return answer({ code: '000000', message: '', data: dataOf(url, init.method ?? 'GET', book) });
  });
  return {
    seen,
    sent: (part: string) =>
      seen.filter(({ method, url }) => method === 'POST' && url.endsWith(part)).map(({ body }) => body),
  };
}

function dataOf(url: string, method: string, book: Address[]): unknown {
  if (url.includes('/addresses/detail')) return whole(book.find(({ addressId }) => url.includes(addressId)) ?? home);
  if (/\/addresses(\/update)?$/.test(url) && method === 'POST') return { ...home, addressId: 'a-new' };
  if (url.endsWith('/addresses')) return { items: book };
  if (url.includes('getMapPositionDTO'))
    return {
      provinceName: '浙江省',
      cityName: '杭州市',
      cityCode: '330100',
      districtName: '余杭区',
      name: '',
      address: '',
    };
  return url.includes('?') ? { items: [] } : { ok: true };
}
