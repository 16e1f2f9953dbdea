import Taro from '@tarojs/taro';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPayment as openInAlipay } from './index.alipay';
import { openPayment as openInWechat } from './index.weapp';

vi.mock('@tarojs/taro', () => ({ default: { requestPayment: vi.fn(), tradePay: vi.fn() } }));

const taro = Taro as unknown as Record<'requestPayment' | 'tradePay', ReturnType<typeof vi.fn>>;
afterEach(() => vi.clearAllMocks());

describe("WeChat's mini-program", () => {
  const params = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' };

  test('hands over what the server signed', async () => {
    taro.requestPayment.mockResolvedValue({});
    expect(await openInWechat({ kind: 'native', params })).toBe('paid');
    const { appId: _appId, ...handed } = params;
    expect(taro.requestPayment).toHaveBeenCalledWith(handed);
  });

  test.each([
    ['requestPayment:fail cancel', 'cancelled'],
    ['requestPayment:fail no permission', 'failed'],
  ])('%s is %s', async (errMsg, outcome) => {
    taro.requestPayment.mockRejectedValue({ errMsg });
    expect(await openInWechat({ kind: 'native', params })).toBe(outcome);
  });
});

describe("Alipay's mini-program", () => {
  const call = { kind: 'native' as const, params: { tradeNO: '2026112022001' } };

  test.each([
    ['9000', 'paid'],
    [9000, 'paid'],
    ['6001', 'cancelled'],
    ['4000', 'failed'],
    ['8000', 'unsure'],
    ['6002', 'unsure'],
    [undefined, 'unsure'],
  ])('result %s is %s', async (resultCode, outcome) => {
    taro.tradePay.mockResolvedValue({ resultCode });
    expect(await openInAlipay(call)).toBe(outcome);
    expect(taro.tradePay).toHaveBeenCalledWith({ tradeNO: '2026112022001' });
  });

  test('a dialog that does not open fails', async () => {
    taro.tradePay.mockRejectedValue({ errMsg: 'tradePay:fail' });
    expect(await openInAlipay(call)).toBe('failed');
  });
});
