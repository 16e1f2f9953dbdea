import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const MODELS = 'GET /api/mporder/v1/staff/catalogue/models';
const CHANGE = 'POST /api/mporder/v1/staff/catalogue/texts/change';
const model = {
  modelId: 'YL01',
  name: '07',
  tagline: '从容抵达',
  stage: 'onSale',
  cutout: '/assets/x.webp',
  versions: [],
  openChanges: 0,
};

function open(roles: string[]) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/catalogue');
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    [MODELS]: { models: [model] },
    [CHANGE]: {},
  });
  render(<App />);
  return sent;
}

const press = async (name: RegExp) => fireEvent.click(await screen.findByText(name, { selector: 'button span' }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the texts of a model', () => {
  it('are changed after a preview, those that differ alone', async () => {
    const sent = open(['operator']);
    await press(/^修改文字$/);
    type('宣传语', '一路向前');
    expect(await screen.findByText('一路向前')).toBeTruthy();
    type('原因', '统一文案');
    await press(/^确\s*认$/);
    await waitFor(() => expect(sent.find(({ key }) => key === CHANGE)).toBeTruthy());
    expect(sent.find(({ key }) => key === CHANGE)?.body).toEqual({
      kind: 'model',
      items: [{ id: 'YL01', field: 'tagline', before: '从容抵达', after: '一路向前' }],
      reason: '统一文案',
    });
  });

  it('are not changed by who only reads', async () => {
    open(['auditor']);
    expect(await screen.findByText('从容抵达')).toBeTruthy();
    expect(screen.queryByText(/^修改文字$/)).toBeNull();
  });
});
