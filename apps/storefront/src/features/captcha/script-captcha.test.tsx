import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { PROVIDER_DOWN } from '@voltfront/contract/error-codes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelCaptcha, queryClient, solveCaptcha } from '@/api';
import AptchaVerifyPage from '@/pagesCommunity/AptchaVerify';
import { acceptConsent, withdrawConsent } from '@/session';
import { renderApp } from '@/testing/render-page';
import { type SeenRequest, serveReplies } from '@/testing/server';

const SCRIPT = 'https://static.captcha.example/gt4.js';
const expiresAt = Date.now() + 120_000;
const outside = { data: { kind: 'geetest', challengeId: 'g1', expiresAt, captchaId: 'id-1', script: SCRIPT } };
const slider = {
  data: {
    kind: 'slider',
    challengeId: 's1',
    expiresAt,
    background: 'data:,',
    piece: 'data:,',
    width: 300,
    height: 150,
    pieceWidth: 50,
    pieceTop: 10,
  },
};
const validation = { lot_number: 'L', captcha_output: 'O', pass_token: 'P', gen_time: '1800000000' };

type Run = () => void;

/** The script of the outside service as a test plays it: what it was started with, and what the customer does. */
const service = {
  loads: [] as string[],
  isBroken: false,
  options: {} as Record<string, unknown>,
  handlers: {} as Record<'ready' | 'success' | 'close' | 'error', Run>,
  shown: 0,
};

function playScript(): void {
  Object.assign(service, { loads: [], isBroken: false, options: {}, handlers: {}, shown: 0 });
  const captcha: Record<string, unknown> = {
    showCaptcha: () => {
      service.shown += 1;
    },
    getValidate: () => validation,
  };
  for (const [name, key] of Object.entries({
    onReady: 'ready',
    onSuccess: 'success',
    onClose: 'close',
    onError: 'error',
  }))
    captcha[name] = (run: Run) => {
      service.handlers[key as 'ready'] = run;
      return captcha;
    };
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node);
    service.loads.push(node.src);
    queueMicrotask(() => {
      if (service.isBroken) return node.onerror?.(new Event('error'));
      vi.stubGlobal('initGeetest4', (options: Record<string, unknown>, made: (value: unknown) => void) => {
        service.options = options;
        made(captcha);
        service.handlers.ready();
      });
      node.onload?.(new Event('load'));
    });
  });
}

beforeEach(() => {
  playScript();
  acceptConsent();
});
afterEach(() => {
  cancelCaptcha();
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  withdrawConsent();
});

const ofCaptcha = (seen: SeenRequest[]) => seen.filter(({ url }) => url.includes('/captcha/'));

async function open(...replies: Parameters<typeof serveReplies>) {
  const seen = serveReplies(...replies);
  renderApp('/', { 'pages/community/index': () => <p>首页</p>, 'pagesCommunity/AptchaVerify': AptchaVerifyPage });
  await screen.findByText('首页');
  const ticket = solveCaptcha('sms').catch(() => 'none');
  return { seen: () => ofCaptcha(seen).map(({ body }) => body), ticket };
}

test('the script is fetched when a captcha is needed, and its proof gives the ticket', async () => {
  const { seen, ticket } = await open(outside, { data: { ticket: 'T', expiresAt } });
  await waitFor(() => expect(service.shown).toBe(1));
  expect(service.loads).toEqual([SCRIPT]);
  expect(service.options).toMatchObject({ captchaId: 'id-1', product: 'bind' });
  service.handlers.success();
  expect(await ticket).toBe('T');
  expect(seen()).toEqual([
    expect.objectContaining({ scene: 'sms', canRunScript: true }),
    {
      challengeId: 'g1',
      answer: { lotNumber: 'L', captchaOutput: 'O', passToken: 'P', genTime: '1800000000' },
    },
  ]);
});

test('before the consent no script of others is asked for', async () => {
  withdrawConsent();
  const { seen } = await open(slider);
  await screen.findByRole('slider');
  expect(seen()).toEqual([expect.objectContaining({ canRunScript: false })]);
  expect(service.loads).toEqual([]);
});

test('a script that cannot be had leaves it to the puzzle', async () => {
  service.isBroken = true;
  const { seen } = await open(outside, slider);
  await screen.findByRole('slider');
  expect(seen().map((body) => (body as { canRunScript: boolean }).canRunScript)).toEqual([true, false]);
});

test('while the service is down the puzzle takes its place', async () => {
  const { seen } = await open(outside, { code: PROVIDER_DOWN }, slider);
  await waitFor(() => expect(service.shown).toBe(1));
  service.handlers.success();
  await screen.findByRole('slider');
  expect(seen().at(-1)).toMatchObject({ canRunScript: false });
});

test('whoever closes it may open it again, or take the puzzle', async () => {
  await open(outside, slider);
  await waitFor(() => expect(service.shown).toBe(1));
  service.handlers.close();
  fireEvent.click(await screen.findByText('重新验证'));
  await waitFor(() => expect(service.shown).toBe(2));
  service.handlers.close();
  fireEvent.click(await screen.findByText('改用滑块验证'));
  await screen.findByRole('slider');
});
