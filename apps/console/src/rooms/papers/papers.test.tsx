import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const chapter = (chapterId: string, title: string) => ({
  ...{ chapterId, title, facts: [], blocks: [{ kind: 'paragraph', text: '先把热留住。' }] },
});
const paper = {
  ...{ paperId: 'battery-3', subject: 'battery', title: '电池安全', edition: '第三版', publishedAt: 1 },
  ...{ cover: '/assets/a.webp', summary: '摘要', chapters: [chapter('cells', '电芯'), chapter('pack', '电池包')] },
  ...{ isPublished: true, viewCount: 12, edit: 4, file: '/assets/white-papers/battery-3.pdf?until=1&sign=x' },
  ...{ pageCount: 6, sizeBytes: 120_000 },
};
const SAVE = 'POST /api/mpmkt/v1/staff/whitePaper/save';

const place = (path: string) => history.replaceState(null, '', `/console/papers/${path}`);

function open(roles: string[], path: string, answer: unknown = paper) {
  localStorage.setItem('console.token', 't'.repeat(43));
  place(path);
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'GET /api/mpmkt/v1/staff/whitePaper': paper,
    [SAVE]: answer,
  });
  render(<App />);
  return sent;
}

const save = async (sent: ReturnType<typeof open>) => {
  fireEvent.click(screen.getByText(/^保\s*存$/));
  await waitFor(() => expect(sent.some(({ key }) => key === SAVE)).toBe(true));
  return sent.find(({ key }) => key === SAVE)?.body;
};

it('writes and moves chapters, and sends the edition as it was seen', async () => {
  const sent = open(['operator'], 'battery-3');
  fireEvent.click((await screen.findAllByLabelText('下移'))[0] as HTMLElement);
  fireEvent.click(screen.getByText('电池包', { selector: 'button b' }));
  fireEvent.change(screen.getByDisplayValue('先把热留住。'), { target: { value: '底盘本身。' } });
  expect(screen.getByText('底盘本身。', { selector: 'p' })).toBeTruthy();
  const moved = [
    { ...chapter('pack', '电池包'), blocks: [{ kind: 'paragraph', text: '底盘本身。' }] },
    chapter('cells', '电芯'),
  ];
  expect(await save(sent)).toMatchObject({ paperId: 'battery-3', edit: 4, content: { chapters: moved } });
});

it('begins the next edition with the chapters of the last', async () => {
  const sent = open(['operator'], '@new?from=battery-3');
  const edition = await screen.findByText('版次');
  fireEvent.change(edition.parentElement?.querySelector('input') as HTMLElement, { target: { value: '第四版' } });
  const body = await save(sent);
  expect(body).toMatchObject({ edit: 0, content: { subject: 'battery', edition: '第四版', chapters: paper.chapters } });
  expect(body).not.toHaveProperty('paperId');
});

it('opens what was saved, unless somebody has gone elsewhere meanwhile', async () => {
  for (const isElsewhere of [false, true]) {
    let finish = (_: unknown): void => undefined;
    const sent = open(['operator'], '@new?from=battery-3', new Promise((resolve) => (finish = resolve)));
    await screen.findByText('版次');
    await save(sent);
    if (isElsewhere) place('');
    finish(paper);
    await screen.findByText('操作成功');
    await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
    expect(location.pathname).toMatch(isElsewhere ? /papers\/$/ : /papers\/battery-3$/);
    cleanup();
  }
});

it('keeps what was typed when somebody else was faster', async () => {
  const sent = open(['operator'], 'battery-3', new Error('4090001'));
  fireEvent.change(await screen.findByDisplayValue('摘要'), { target: { value: '新的摘要' } });
  await save(sent);
  expect(await screen.findByText('refused')).toBeTruthy();
  expect(screen.getByDisplayValue('新的摘要')).toBeTruthy();
});

it('is read by auditors, with its file', async () => {
  open(['auditor'], 'battery-3');
  expect((await screen.findByText('打开 PDF')).getAttribute('href')).toBe(paper.file);
  for (const name of [/^保\s*存$/, /编写新版/, /撤\s*回/]) expect(screen.queryByText(name)).toBeNull();
});
