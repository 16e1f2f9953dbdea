import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../app/app';
import { answerWith, selfWith } from '../testing/server';

const SELF = 'GET /api/mpaccount/v1/staff/self';
const WAITING = 'GET /api/mporder/v1/staff/orders/waiting';

function open(path: string, roles: string[], answers: Record<string, unknown> = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console${path}`);
  const sent = answerWith({ [SELF]: selfWith(roles), [WAITING]: { states: [] }, ...answers });
  render(<App />);
  return sent;
}

describe('the frame', () => {
  it('shows the menu of the roles alone', async () => {
    open('/today', ['finance']);
    expect(await screen.findAllByText('数据')).not.toHaveLength(0);
    expect(screen.queryByText('员工与角色')).toBeNull();
    expect(screen.queryByText('操作记录')).toBeNull();
  });

  it('says that a room of other roles is not permitted, and one of nobody missing', async () => {
    open('/staff', ['finance']);
    expect(await screen.findByText('没有权限')).toBeTruthy();
    history.replaceState(null, '', '/console/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText('页面不存在')).toBeTruthy();
  });

  it('says that roles without a room have none yet', async () => {
    open('/', ['partner']);
    expect(await screen.findByText('暂无可用的工作间')).toBeTruthy();
  });

  it('changes the language, and asks the server in it', async () => {
    const sent = open('/today', ['finance']);
    fireEvent.click(await screen.findByText('English'));
    expect(await screen.findByText('Figures')).toBeTruthy();
    await waitFor(() => expect(sent.at(-1)?.headers['accept-language']).toBe('en'));
  });

  it('goes to the login when the session has ended', async () => {
    open('/today', ['finance'], { [WAITING]: new Error('4010201') });
    expect(await screen.findByText('登录已失效，请重新登录')).toBeTruthy();
    expect(localStorage.getItem('console.token')).toBeNull();
  });

  it('asks for the second factor before anything else', async () => {
    const sent = open('/today', ['finance'], { [SELF]: selfWith(['finance'], 'required') });
    expect(await screen.findByText('使用恢复代码')).toBeTruthy();
    expect(sent.map(({ key }) => key)).not.toContain(WAITING);
    expect(sent[0]?.headers['x-volt-platform']).toBe('CONSOLE');
  });
});
