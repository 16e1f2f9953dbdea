import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';
import { staffClient } from '../lib/staff-client';

const shop = openShop({});
const FINANCE = '13800000014';
const SECOND_FINANCE = '13800000017';
const POLL = { timeout: 20_000 };
/** Numbers of differences: open, explained, settled. */
const COUNTS = /^(\d+) \/ (\d+) \/ (\d+)$/;

interface Day {
  checkedAt: number | null;
}

test('finance explains and settles what differs on a day, compares it again, and finds nothing twice', async () => {
  const desk = await shop.desk(FINANCE);
  const { page } = desk;
  await desk.go('/reconciliation?only=open');
  await page.locator('tbody tr[data-row-key]').first().click();
  await page.waitForURL(/\/reconciliation\/[^?]+/);
  const dayId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const other = await staffClient(shop.origin, SECOND_FINANCE);
  const lastCheck = async () =>
    (await other.must<Day>('GET /api/mporder/v1/staff/reconciliation/day', { query: { dayId } })).checkedAt ?? 0;
  const counts = async (): Promise<number[]> => {
    const shown = await page.getByText(COUNTS).first().textContent();
    return (COUNTS.exec(shown ?? '') ?? []).slice(1).map(Number);
  };
  await desk.button('说明').waitFor();
  const [open = 0, explained = 0, settled = 0] = await counts();
  expect(open).toBeGreaterThan(1);

  await desk.act('说明', { reason: '已向渠道发起工单' });
  await expect.poll(counts, POLL).toEqual([open - 1, explained + 1, settled]);

  for (let left = open + explained; left > 0; left--) {
    await desk.act('结平', { reason: '已与渠道核实，款项已退回' });
    await expect.poll(async () => (await counts())[2], POLL).toBe(open + explained + settled - left + 1);
  }
  await desk.sees('差异已处理');
  expect(await desk.button('结平').count()).toBe(0);

  const checkedAt = await lastCheck();
  await desk.act('重新核对');
  await expect.poll(lastCheck, POLL).toBeGreaterThan(checkedAt);
  await page.reload();
  await desk.sees('差异已处理');
  expect(await counts()).toEqual([0, 0, open + explained + settled]);

  await page.locator('.ant-table-row-expand-icon').first().click();
  await desk.sees('核对发现');
  await desk.sees('已与渠道核实，款项已退回');
  const download = page.waitForEvent('download');
  await desk.press('导出 CSV');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
