import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { serveReplies } from '@/testing/server';
import { AgreementText } from './agreement-text';
import { type AgreementTextData, useAgreementText } from './use-agreement-text';

const opened = vi.hoisted(() => [] as string[]);
vi.mock('@/platform/open-file', () => ({
  openPdf: async (address: string) => opened.push(address) > 0,
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  opened.length = 0;
  vi.useRealTimers();
});

const OPEN = '查看并保存 PDF';

const textWith = (file: string | null): AgreementTextData => ({
  agreement: {
    agreementId: 'purchase',
    kind: 'purchase',
    title: '购车协议',
    version: '1.1',
    state: file ? 'signed' : 'unsigned',
    isRequired: true,
    signedAt: file ? 1 : null,
    isOutdated: false,
  },
  copyNo: file && 'VA1',
  file,
  clauses: [{ title: '第1条', paragraphs: ['正文'], isChanged: false }],
});

function Host() {
  const text = useAgreementText('purchase', { orderNo: 'VO1' });
  return text.data ? <AgreementText text={text.data} onOpenFile={text.openFile} /> : null;
}

const show = (...files: (string | null)[]) => {
  const seen = serveReplies(...files.map((file) => ({ data: textWith(file) })));
  render(
    <QueryClientProvider client={queryClient}>
      <Host />
    </QueryClientProvider>,
  );
  return seen;
};

test('a signed copy opens as a PDF at its address', async () => {
  const seen = show('/files/agreements/a/VA1.pdf?until=1&sign=x');
  fireEvent.click(await screen.findByText(OPEN));
  expect(opened).toEqual([expect.stringContaining('/files/agreements/a/VA1.pdf?until=1&sign=x')]);
  expect(seen).toHaveLength(1);
});

test('an address that has ended meanwhile is asked for anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const seen = show('/files/old.pdf', '/files/new.pdf');
  const button = await screen.findByText(OPEN);
  vi.setSystemTime(Date.now() + 9 * 60_000);
  await act(async () => fireEvent.click(button));
  await vi.waitFor(() => expect(opened).toEqual([expect.stringContaining('/files/new.pdf')]));
  expect(seen).toHaveLength(2);
});

test('what is not signed has no file', async () => {
  show(null);
  await screen.findByText('正文');
  expect(screen.queryByText(OPEN)).toBeNull();
});
