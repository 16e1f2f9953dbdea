import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImagePreview } from './image-preview';

const pictures = [
  { src: '/assets/a.webp', alt: '黄昏', caption: '海岸，黄昏' },
  { src: '/assets/b.webp', alt: '城市' },
  { src: '/assets/c.webp', alt: '雪原' },
];

/** jsdom knows no pointer events. */
class FingerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}

beforeEach(() => {
  vi.stubGlobal('PointerEvent', FingerEvent);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(startIndex = 0) {
  const onClose = vi.fn();
  render(<ImagePreview isOpen onClose={onClose} pictures={pictures} startIndex={startIndex} saveName="图片" />);
  const dialog = screen.getByRole('dialog', { name: '图片预览' });
  return { onClose, dialog, stage: dialog.querySelector('.stage') as Element };
}

const shown = () => screen.getByRole('img').getAttribute('alt');

function drag(stage: Element, way: { x?: number; y?: number }) {
  fireEvent.pointerDown(stage, { pointerId: 1, clientX: 200, clientY: 300 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 200 + (way.x ?? 0), clientY: 300 + (way.y ?? 0) });
  fireEvent.pointerUp(stage, { pointerId: 1, clientX: 200 + (way.x ?? 0), clientY: 300 + (way.y ?? 0) });
}

function tap(stage: Element) {
  fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerUp(stage, { pointerId: 1, clientX: 100, clientY: 100 });
}

test('a swipe goes to the neighbour and stops at the ends', () => {
  const { stage } = open();
  expect(shown()).toBe('黄昏');
  drag(stage, { x: -80 });
  expect(shown()).toBe('城市');
  expect(screen.getByText('2 / 3')).toBeTruthy();
  drag(stage, { x: 80 });
  drag(stage, { x: 80 });
  expect(shown()).toBe('黄昏');
});

test('a short swipe stays, a pull downwards closes', () => {
  const { stage, onClose } = open(1);
  drag(stage, { x: -30 });
  expect(shown()).toBe('城市');
  drag(stage, { y: 120 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('one tap closes, two taps magnify', () => {
  const { stage, onClose } = open();
  tap(stage);
  tap(stage);
  act(() => vi.advanceTimersByTime(1000));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('img').getAttribute('style')).toContain('scale(2.5)');
  tap(stage);
  act(() => vi.advanceTimersByTime(300));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('two fingers magnify by their distance', () => {
  const { stage } = open();
  fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerDown(stage, { pointerId: 2, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(stage, { pointerId: 2, clientX: 300, clientY: 100 });
  expect(screen.getByRole('img').getAttribute('style')).toContain('scale(2)');
});

test('keys turn the pages, zoom and close', () => {
  const { dialog, onClose } = open();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(shown()).toBe('城市');
  fireEvent.keyDown(dialog, { key: '+' });
  expect(screen.getByRole('img').getAttribute('style')).toContain('scale(1.5)');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(screen.getByRole('img').getAttribute('style')).toContain('scale(1)');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a picture that fails leaves a quiet sign with its name', () => {
  open(2);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: '雪原' }).tagName).toBe('DIV');
});
