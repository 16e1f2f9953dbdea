import type { StateMachine } from '../state-machine';

/** States of an article that a customer writes. */
export const WRITING_STATES = [
  'draft',
  'reviewing',
  'refused',
  'appealing',
  'publishing',
  'published',
  'closed',
] as const;
/** Where it stands: `publishing` while its pictures become public, `closed` once the refusal is final. */
export type WritingState = (typeof WRITING_STATES)[number];

/** What can happen to it. */
export type WritingEvent = 'submit' | 'withdraw' | 'appeal' | 'approve' | 'refuse' | 'publish' | 'takeDown';

/** Who makes a move: `system` is the job that publishes. */
export type WritingActor = 'author' | 'staff' | 'system';

/** Input of the conditions. */
export interface WritingFacts {
  /** The author has used the one appeal. */
  hasAppealed: boolean;
}

/**
 * The life of an article by a customer.
 * - `withdraw` makes it a draft again, out of the review or to write a refused one anew.
 * - An article is appealed for once. A refusal of the appeal, and one of an article appealed for before, is final.
 * - `takeDown` removes a published article; its author may appeal as against any other refusal.
 */
export const WRITING_MACHINE: StateMachine<WritingState, WritingEvent, WritingActor, WritingFacts> = {
  states: WRITING_STATES,
  moves: [
    { event: 'submit', from: ['draft'], to: 'reviewing', who: ['author'] },
    { event: 'withdraw', from: ['reviewing', 'refused'], to: 'draft', who: ['author'] },
    {
      event: 'appeal',
      from: ['refused'],
      to: 'appealing',
      who: ['author'],
      when: ({ hasAppealed }) => !hasAppealed,
    },
    { event: 'approve', from: ['reviewing', 'appealing'], to: 'publishing', who: ['staff'] },
    { event: 'refuse', from: ['reviewing'], to: 'refused', who: ['staff'] },
    { event: 'refuse', from: ['appealing'], to: 'closed', who: ['staff'] },
    { event: 'publish', from: ['publishing'], to: 'published', who: ['system'] },
    { event: 'takeDown', from: ['published'], to: 'refused', who: ['staff'], when: ({ hasAppealed }) => !hasAppealed },
    { event: 'takeDown', from: ['published'], to: 'closed', who: ['staff'] },
  ],
};

/** Most articles of a person that are not published. */
export const MOST_WRITINGS = 20;
/** Most pictures of an article. */
export const MOST_PICTURES = 9;
/** Longest title, text, place and appeal, in characters. */
export const WRITING_LENGTHS = { title: 40, text: 5000, place: 20, appeal: 300 } as const;

/** What an article still lacks before it can be submitted; empty when nothing. */
export function lacksOf(draft: { title: string; text: string; pictures: readonly unknown[] }): string[] {
  return [
    ...(draft.title.trim().length < 2 ? ['title'] : []),
    ...(draft.text.trim().length < 10 ? ['text'] : []),
    ...(draft.pictures.length === 0 ? ['pictures'] : []),
  ];
}
