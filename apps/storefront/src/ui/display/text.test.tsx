import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fill, Section, Stack } from '..';
import { Text } from './text';

test('words carry a class for each of their properties, and none they were not given', () => {
  render(
    <Text size="small" tone="secondary" leading="small" weight="bold">
      说明
    </Text>,
  );
  expect(screen.getByText('说明').className.split(' ')).toEqual([
    'vf-text-small',
    'vf-leading-small',
    'vf-tone-secondary',
    'vf-weight-bold',
  ]);
});

test('a heading is one for screen readers, with its level', () => {
  render(<Text heading={2}>购车人</Text>);
  expect(screen.getByRole('heading', { name: '购车人', level: 2 })).toBeTruthy();
});

test('a section names itself by its title, and its parts stand beside each other', () => {
  render(
    <Section title="门店">
      <Stack row gap={3} align="center">
        <Fill>名字</Fill>
      </Stack>
    </Section>,
  );
  expect(screen.getByRole('heading', { name: '门店', level: 2 })).toBeTruthy();
  expect(screen.getByText('名字').parentElement?.className.split(' ')).toEqual([
    'vf-row',
    'vf-gap-3',
    'vf-align-center',
  ]);
});
