import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { FormDefinition } from './form-data';
import { FormEditor } from './form-editor';

let form: FormDefinition | null = null;
function Editor({ initial }: { initial: FormDefinition | null }) {
  const [value, setValue] = useState(initial);
  form = value;
  return <FormEditor value={value} onChange={setValue} isOptional title="报名表单" />;
}

const visit: FormDefinition = {
  id: 'visit',
  version: 3,
  title: '到店',
  groups: [
    {
      fields: [
        { kind: 'name', id: 'name', label: '姓名' },
        { kind: 'choice', id: 'way', label: '方式', options: [{ key: 'car', text: '自驾' }] },
        {
          kind: 'text',
          id: 'plate',
          label: '车牌',
          max: 10,
          texts: { missing: '请填写车牌' },
          shownWhen: { all: [{ field: 'way', is: 'car' }] },
        },
      ],
    },
  ],
};

const fold = (label: string) => fireEvent.click(screen.getByText(label, { selector: 'button b' }));
const type = (label: string, value: string) => {
  const input = screen.getByText(label).parentElement?.querySelector('input') as HTMLInputElement;
  fireEvent.change(input, { target: { value } });
};
const ids = () => form?.groups[0]?.fields.map(({ id }) => id);

it('begins with a name where nothing was asked, and can ask nothing again', () => {
  render(<Editor initial={null} />);
  fireEvent.click(screen.getByText('添加表单'));
  expect(form).toMatchObject({ title: '报名表单', groups: [{ fields: [{ kind: 'name', id: 'name' }] }] });
  fireEvent.click(screen.getByText('不再需要表单'));
  expect(form).toBeNull();
});

it('changes what a field asks, and leaves out what is not so', () => {
  render(<Editor initial={visit} />);
  fold('姓名');
  type('名称', '您的姓名');
  type('提示', '与证件一致');
  type('提示', '');
  fireEvent.click(screen.getByRole('switch', { checked: true }));
  expect(form?.groups[0]?.fields[0]).toEqual({ kind: 'name', id: 'name', label: '您的姓名', isOptional: true });
});

it('keeps conditions and words that it does not draw', () => {
  render(<Editor initial={visit} />);
  fold('车牌');
  expect(screen.getByText('复合条件，请在专家模式中修改')).toBeTruthy();
  type('名称', '车牌号');
  expect(form?.groups[0]?.fields[2]).toEqual({ ...visit.groups[0]?.fields[2], label: '车牌号' });
});

it('moves, adds and removes fields, each with an id of its own', async () => {
  render(<Editor initial={visit} />);
  fireEvent.click(screen.getAllByLabelText('下移')[0] as HTMLElement);
  expect(ids()).toEqual(['way', 'name', 'plate']);
  fireEvent.mouseEnter(screen.getByText('添加字段'));
  fireEvent.mouseOver(screen.getByText('添加字段'));
  fireEvent.click(await screen.findByText('姓名', { selector: '.ant-dropdown-menu-title-content' }));
  expect(ids()).toEqual(['way', 'name', 'plate', 'name2']);
  fireEvent.click(screen.getAllByLabelText('移除')[3] as HTMLElement);
  expect(ids()).toEqual(['way', 'name', 'plate']);
});

it('says what makes no sense, and takes JSON from experts', () => {
  render(<Editor initial={visit} />);
  fold('方式');
  const option = within(screen.getByText('选项').parentElement as HTMLElement);
  fireEvent.click(option.getByText('添加'));
  fireEvent.change(option.getAllByPlaceholderText('–')[3] as HTMLElement, { target: { value: 'car' } });
  expect(screen.getByText(/option "car" is there twice/)).toBeTruthy();
  fireEvent.click(screen.getByText('专家模式（JSON）'));
  const json = screen.getByLabelText('专家模式（JSON）');
  fireEvent.change(json, { target: { value: '{' } });
  expect(screen.getByText('表单数据有误')).toBeTruthy();
  fireEvent.change(json, { target: { value: JSON.stringify(visit) } });
  expect(form).toEqual(visit);
});
