import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Card } from '../layout/card';
import { Button } from './button';

afterEach(cleanup);

test('a button does nothing while it is loading or disabled', () => {
  const onClick = vi.fn();
  const view = render(
    <Button loading onClick={onClick}>
      提交
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'));
  view.rerender(
    <Button disabled onClick={onClick}>
      提交
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'));
  view.rerender(<Button onClick={onClick}>提交</Button>);
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a card that can be tapped also answers Enter and Space, but not keys of things inside it', () => {
  const onClick = vi.fn();
  render(
    <Card onClick={onClick}>
      <input aria-label="内" />
    </Card>,
  );
  const card = screen.getByRole('button');
  fireEvent.keyDown(card, { key: 'Enter' });
  fireEvent.keyDown(card, { key: ' ' });
  fireEvent.keyDown(screen.getByLabelText('内'), { key: 'Enter' });
  expect(onClick).toHaveBeenCalledTimes(2);
});
