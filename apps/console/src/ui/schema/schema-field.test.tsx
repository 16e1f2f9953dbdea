import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { firstValue, type Schema, type Values, valuesOf } from './schema';
import { SchemaFields } from './schema-field';

const schema: Schema = {
  type: 'object',
  properties: {
    name: { title: '名称', type: 'string', maxLength: 20 },
    note: { title: '备注', type: 'string', maxLength: 20 },
    priceFen: { title: '价格', type: 'integer', minimum: 0 },
    limit: { title: '上限', anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
    series: {
      title: '系列',
      anyOf: [
        { type: 'object', properties: { days: { title: '天数', type: 'integer', minimum: 3 } }, required: ['days'] },
        { type: 'null' },
      ],
    },
    lines: { title: '文案', type: 'array', items: { type: 'string' } },
    steps: {
      title: '步骤',
      type: 'array',
      maxItems: 1,
      items: { type: 'object', properties: { text: { title: '文字', type: 'string' } }, required: ['text'] },
    },
  },
  required: ['name', 'priceFen', 'limit', 'series', 'lines', 'steps'],
};

let values: Values = {};
function Form() {
  const [state, setState] = useState(valuesOf(firstValue(schema)));
  values = state;
  return <SchemaFields schema={schema} values={state} onChange={setState} />;
}

const input = (label: string) =>
  screen.getByText(label).parentElement?.querySelector('input, textarea') as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });

it('draws every kind of property, and keeps what is typed as the schema wants it', () => {
  render(<Form />);
  expect(values).toEqual({ name: '', priceFen: 0, limit: null, series: null, lines: [], steps: [] });
  type('名称', '盲盒');
  type('备注', '内部');
  type('价格', '12.34');
  type('上限', '5');
  type('文案', '一\n二');
  fireEvent.click(screen.getByText('系列'));
  fireEvent.click(screen.getByText('添加'));
  type('文字', '第一步');
  expect(values).toEqual({
    name: '盲盒',
    note: '内部',
    priceFen: 1234,
    limit: 5,
    series: { days: 3 },
    lines: ['一', '二'],
    steps: [{ text: '第一步' }],
  });
});

it('leaves out what is emptied and may be left out, and keeps an empty text that has to be there', () => {
  render(<Form />);
  for (const label of ['名称', '备注', '上限']) {
    type(label, '7');
    type(label, '');
  }
  expect(values).toMatchObject({ name: '', limit: null });
  expect('note' in values).toBe(false);
});
