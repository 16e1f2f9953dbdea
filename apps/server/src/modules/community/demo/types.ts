import type { AssetPath, ModelCode } from '../../../demo/shapes';

export interface DemoAuthor {
  authorId: string;
  nickname: string;
  avatar: AssetPath;
  bio: string;
  isOwner: boolean;
  isOfficial: boolean;
}

/** One block of an article. */
export type DemoBlock =
  | { kind: 'paragraph' | 'heading' | 'quote'; text: string }
  | { kind: 'picture'; src: AssetPath; aspect: number; caption: string | null }
  | { kind: 'video'; src: AssetPath; poster: AssetPath; aspect: number };

export interface DemoArticle {
  articleId: string;
  title: string;
  authorId: string;
  cover: AssetPath;
  blocks: readonly DemoBlock[];
  topicId: string | null;
  modelId: ModelCode | null;
  place: string | null;
  publishedMinutesAgo: number;
  /** Counters before the actions of demo people. Comments are counted from `comments`. */
  baseCounts: { view: number; like: number; favourite: number };
  isSelected: boolean;
  state: 'published' | 'reviewing' | 'deleted';
  isCommentClosed: boolean;
}

/** A comment, or a reply when `parentId` is set. */
export interface DemoComment {
  commentId: string;
  articleId: string;
  /** Parent: the top-level comment. */
  parentId: string | null;
  /** Author of the reply that is answered; null when the top-level comment itself is answered. */
  replyToAuthorId: string | null;
  authorId: string;
  text: string;
  publishedMinutesAgo: number;
  likeCount: number;
}

export interface DemoTopic {
  topicId: string;
  name: string;
  intro: string;
}

export interface DemoActivity {
  activityId: string;
  title: string;
  cover: AssetPath;
  isOnline: boolean;
  place: string;
  /** GCJ-02; null for online activities. */
  location: { latitude: number; longitude: number } | null;
  /** Days from loading, negative in the past. */
  signUpDays: { from: number; to: number };
  eventDays: { from: number; to: number };
  capacity: number;
  joinedCount: number;
  pointsFee: number;
  isOwnerOnly: boolean;
  isCancelled: boolean;
  blocks: readonly DemoBlock[];
}

export interface DemoVote {
  voteId: string;
  title: string;
  cover: AssetPath;
  intro: string;
  windowDays: { from: number; to: number };
  options: readonly { optionId: string; name: string; picture: AssetPath; ballotCount: number }[];
}
