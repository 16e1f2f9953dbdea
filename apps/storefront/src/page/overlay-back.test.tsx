import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { navigate, redirect } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { pageStack } from '@/platform/h5-runtime/page-stack';
import { useLeaveGuard } from '@/platform/leave-guard/index.h5';
import { livePages } from '@/testing/page-stack';
import { renderApp } from '@/testing/render-page';
import { FeedbackHost, Modal, modal, Popup } from '@/ui';
import { ImagePreview } from '@/ui/media/image-preview.h5';

const CAR = '/pagesDetail/carModel';
const NEXT = '/pagesDetail/configPreview';
const pictures = [{ src: '/assets/a.webp', alt: '黄昏' }];

/** A page with a sheet, and a question or a picture over it. */
function CarPage() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const show = (name: string) => () => setOpen((now) => [...now, name]);
  const hide = (name: string) => () => setOpen((now) => now.filter((each) => each !== name));
  const go = () => {
    hide('sheet')();
    navigate(NEXT);
  };
  return (
    <>
      <button type="button" onClick={show('sheet')}>{`打开`}</button>
      <Popup isOpen={open.includes('sheet')} onClose={hide('sheet')} title="权益">
        <button type="button" onClick={show('question')}>{`询问`}</button>
        <button type="button" onClick={show('picture')}>{`看图`}</button>
        <button type="button" onClick={go}>{`前往`}</button>
        <button type="button" onClick={() => navigate(NEXT)}>{`细则`}</button>
        <button type="button" onClick={() => redirect(NEXT)}>{`换页`}</button>
        <button type="button" onClick={() => pageStack.setQuery({ modelId: 'YLX' })}>{`换车`}</button>
      </Popup>
      <Modal
        isOpen={open.includes('question')}
        onConfirm={hide('question')}
        onCancel={hide('question')}
        title="确定吗"
      />
      <ImagePreview isOpen={open.includes('picture')} onClose={hide('picture')} pictures={pictures} saveName="图" />
    </>
  );
}

const NextPage = () => <div>{`下一页`}</div>;

function GuardedPage() {
  useLeaveGuard(true, '', () => modal({ content: '确定离开吗', confirmText: '离开' }));
  return (
    <div>
      {`填写中`}
      <FeedbackHost />
    </div>
  );
}

const open = (name: string) => screen.queryByRole(name === '确定吗' ? 'alertdialog' : 'dialog', { name });
const tap = (name: string) => fireEvent.click(screen.getByText(name));
const backKey = () => act(() => window.history.back());

/** The browser is at the history entry with this index: that of the page, plus one for each open overlay. */
const standsOn = (index: number, layer?: number) =>
  vi.waitFor(() => {
    const { index: at, layer: over } = window.history.state as { index: number; layer?: number };
    expect({ at, over }).toEqual({ at: index, over: layer });
  });

async function openSheet() {
  renderApp('/', {
    'pages/community/index': NextPage,
    'pagesDetail/carModel': CarPage,
    'pagesDetail/configPreview': NextPage,
    'pagesDetail/carSetting': GuardedPage,
  });
  resetDebounce();
  act(() => pageStack.push(`${CAR}?modelId=YL01`));
  fireEvent.click(await screen.findByText('打开'));
  await standsOn(2, 1);
}

test('back closes a sheet, and the next one leaves the page', async () => {
  await openSheet();
  backKey();
  await vi.waitFor(() => expect(open('权益')?.parentElement?.className).toMatch(/leaving/));
  expect(livePages()).toEqual(['/', CAR]);
  backKey();
  await vi.waitFor(() => expect(livePages()).toEqual(['/']));
});

test.each([
  ['询问', '确定吗'],
  ['看图', '图片预览'],
])('back closes what lies on top first: %s', async (button, name) => {
  await openSheet();
  tap(button);
  await standsOn(3, 2);
  backKey();
  await vi.waitFor(() => expect(open(name)).toBeNull());
  expect(open('权益')?.parentElement?.className).not.toMatch(/leaving/);
  await standsOn(2, 1);
});

test('a sheet that is closed by a tap takes its history entry along', async () => {
  await openSheet();
  tap('打开');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await standsOn(1);
  backKey();
  await vi.waitFor(() => expect(livePages()).toEqual(['/']));
});

test('forward does not stop at the entry of a closed sheet', async () => {
  await openSheet();
  backKey();
  await standsOn(1);
  act(() => window.history.forward());
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ index: 1 }));
  expect(livePages()).toEqual(['/', CAR]);
});

test('a page opened by a sheet that closes leads back to the page without the sheet', async () => {
  await openSheet();
  tap('前往');
  expect(livePages()).toEqual(['/', CAR, NEXT]);
  backKey();
  await standsOn(1);
  expect(livePages()).toEqual(['/', CAR]);
  backKey();
  await vi.waitFor(() => expect(livePages()).toEqual(['/']));
});

test('a page opened from a sheet that stays leads back to the sheet', async () => {
  await openSheet();
  tap('细则');
  expect(livePages()).toEqual(['/', CAR, NEXT]);
  act(() => pageStack.back());
  await standsOn(2, 1);
  expect(open('权益')).not.toBeNull();
});

test('going back by pages does not count overlays', async () => {
  await openSheet();
  tap('细则');
  act(() => pageStack.back(2));
  await vi.waitFor(() => expect(livePages()).toEqual(['/']));
});

test('a page that takes the place of another under a sheet takes its entry', async () => {
  await openSheet();
  tap('换页');
  await vi.waitFor(() => expect(livePages()).toEqual(['/', NEXT]));
  await standsOn(1);
  backKey();
  await vi.waitFor(() => expect(livePages()).toEqual(['/']));
});

test('what a sheet writes into the address stays when the sheet is closed', async () => {
  await openSheet();
  tap('换车');
  backKey();
  await standsOn(1);
  expect(window.location.search).toBe('?modelId=YLX');
});

test('after a reload with an open sheet back leaves the page at once', async () => {
  await openSheet();
  act(() => pageStack.reset());
  act(() => pageStack.start(['/']));
  await standsOn(1);
  expect(livePages()).toEqual([CAR]);
  backKey();
  await vi.waitFor(() => expect(livePages()).toEqual(['/']));
});

test('a page that asks before it is left: back in the question is the answer to stay', async () => {
  await openSheet();
  backKey();
  await standsOn(1);
  act(() => pageStack.push('/pagesDetail/carSetting'));
  await screen.findByText('填写中');
  backKey();
  await screen.findByText('确定离开吗');
  await standsOn(3, 1);
  backKey();
  await standsOn(2);
  expect(livePages()).toEqual(['/', CAR, '/pagesDetail/carSetting']);
  backKey();
  await standsOn(3, 1);
  tap('离开');
  await vi.waitFor(() => expect(livePages()).toEqual(['/', CAR]));
});
