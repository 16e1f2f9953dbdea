import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import ChooseLocationPage from '@/pages/location/choose';
import { livePages } from '@/testing/page-stack';
import { renderApp } from '@/testing/render-page';
import { chooseLocation } from './choose-location';

const place = (placeId: string, name: string, distanceM: number) => ({
  ...{ placeId, name, address: `${name}路 1 号`, cityName: '杭州市', kind: 'landmark', distanceM },
  ...{ latitude: 30.2, longitude: 120.2 },
});
const here = {
  ...{ name: '西湖附近', address: '杭州市西湖区', provinceName: '浙江省', cityName: '杭州市', cityCode: '330100' },
  ...{ districtName: '西湖区', latitude: 30.2431, longitude: 120.1489 },
};

/** Answers by the path asked for. */
function serve(answers: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const key = Object.keys(answers).find((part) => url.includes(part));
    const body = key === undefined ? { code: '5030001', message: '' } : { code: '000000', data: answers[key] };
    return { status: 200, text: async () => JSON.stringify(body) };
  });
  return asked;
}

const usual = {
  getAreaInfoByIp: { cityCode: '330100', cityName: '杭州市', isGuess: false },
  getMapPositionDTO: here,
  'place/nearby': { items: [place('a', '断桥', 120), place('b', '白堤', 1240)] },
};

const pages = { 'pages/community/index': () => <p>home</p>, 'pages/location/choose': ChooseLocationPage };

function open(start?: { latitude: number; longitude: number }) {
  renderApp('/', pages);
  return chooseLocation(start);
}

beforeEach(() => {
  queryClient.clear();
  resetDebounce();
});
afterEach(() => vi.unstubAllGlobals());

async function finish(): Promise<void> {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '完成' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

/** The line of a place in the list; the map shows its name too. */
const line = (name: string) => screen.findByRole('radio', { name: new RegExp(name) });

const LAKE = { latitude: 30.2431, longitude: 120.1489 };

describe('choosing a place', () => {
  test('gives the point under the needle when nothing else was chosen', async () => {
    serve(usual);
    const chosen = open(LAKE);
    expect(await screen.findByText('1.2 km · 白堤路 1 号')).toBeTruthy();
    await finish();
    expect(await chosen).toEqual({ name: here.name, address: here.address, ...LAKE });
    await waitFor(() => expect(livePages()).toEqual(['/']));
  });

  test('gives the place that was tapped', async () => {
    serve(usual);
    const chosen = open(LAKE);
    fireEvent.click(await line('断桥'));
    await finish();
    expect(await chosen).toMatchObject({ name: '断桥', latitude: 30.2 });
  });

  test('gives it to the page that asked once that is in front again', async () => {
    serve(usual);
    const pagesThen = open(LAKE).then(livePages);
    await line('断桥');
    await finish();
    expect(await pagesThen).toEqual(['/']);
  });

  test('gives nothing when the customer turns back', async () => {
    serve(usual);
    const chosen = open(LAKE);
    await line('断桥');
    fireEvent.click(screen.getByText('取消'));
    expect(await chosen).toBeNull();
  });

  test('begins in the city of the network and says so, while no position is known', async () => {
    serve({ ...usual, 'place/search': { items: [{ ...place('c', '杭州市', 0), kind: 'city' }] } });
    void open();
    expect(await screen.findByText(/已从网络所在的杭州市开始/)).toBeTruthy();
  });
});

describe('the search', () => {
  const type = (words: string) =>
    fireEvent.input(screen.getByPlaceholderText('搜索地点'), { target: { value: words } });

  test('asks from two characters on, and shows what it found', async () => {
    const asked = serve({ ...usual, 'place/search': { items: [place('s', '灵隐寺', 5200)] } });
    void open(LAKE);
    await line('断桥');
    type('灵');
    expect(screen.getByRole('radio', { name: /断桥/ })).toBeTruthy();
    type('灵隐');
    expect(await line('灵隐寺')).toBeTruthy();
    expect(asked.filter((url) => url.includes('place/search'))).toHaveLength(1);
    fireEvent.click(await line('灵隐寺'));
    expect(await line('断桥')).toBeTruthy();
    expect(screen.getAllByRole('radio', { checked: true })[0]?.textContent).toContain('灵隐寺');
  });

  test('says when it found nothing, and when it failed', async () => {
    serve({ ...usual, 'place/search': { items: [] } });
    void open(LAKE);
    await line('断桥');
    type('没有的地方');
    expect(await screen.findByText('没有找到相关地点')).toBeTruthy();
    serve(usual);
    type('另一个地方');
    expect(await screen.findByText('重新加载')).toBeTruthy();
  });
});
