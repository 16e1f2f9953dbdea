import { describe, expect, it } from 'vitest';
import { tryMove } from '../state-machine';
import { lacksOf, WRITING_MACHINE, type WritingActor, type WritingEvent, type WritingState } from './writing-moves';

const movedTo = (state: WritingState, event: WritingEvent, who: WritingActor, hasAppealed = false) => {
  const result = tryMove(WRITING_MACHINE, { state, event, who, facts: { hasAppealed } });
  return result.isAllowed ? result.to : null;
};

describe('an article of a customer', () => {
  it('is submitted, approved and published', () => {
    expect(movedTo('draft', 'submit', 'author')).toBe('reviewing');
    expect(movedTo('reviewing', 'approve', 'staff')).toBe('publishing');
    expect(movedTo('publishing', 'publish', 'system')).toBe('published');
  });

  it('is appealed for once, and then decided for good', () => {
    expect(movedTo('refused', 'appeal', 'author')).toBe('appealing');
    expect(movedTo('refused', 'appeal', 'author', true)).toBeNull();
    expect(movedTo('appealing', 'refuse', 'staff')).toBe('closed');
    expect(movedTo('appealing', 'approve', 'staff')).toBe('publishing');
  });

  it('is withdrawn while staff have not decided', () => {
    expect(movedTo('reviewing', 'withdraw', 'author')).toBe('draft');
    expect(movedTo('publishing', 'withdraw', 'author')).toBeNull();
    expect(movedTo('closed', 'withdraw', 'author')).toBeNull();
  });

  it('is taken down with an appeal left, or for good', () => {
    expect(movedTo('published', 'takeDown', 'staff')).toBe('refused');
    expect(movedTo('published', 'takeDown', 'staff', true)).toBe('closed');
  });

  it('is approved by nobody but staff', () => {
    expect(movedTo('reviewing', 'approve', 'author')).toBeNull();
  });

  it('lacks a title, a text and a picture at first', () => {
    expect(lacksOf({ title: ' ', text: '短', pictures: [] })).toEqual(['title', 'text', 'pictures']);
    expect(lacksOf({ title: '标题', text: '这里写满了十个以上的字。', pictures: ['x'] })).toEqual([]);
  });
});
