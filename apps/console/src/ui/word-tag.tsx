import { Tag } from 'antd';
import { useTexts } from '../texts/texts';

/** How a state is coloured: it waits for staff, for others, went well, went wrong, or is over. */
export type Tone = 'todo' | 'waiting' | 'good' | 'bad' | 'over';

const COLOURS: Record<Tone, string> = { todo: 'gold', waiting: 'blue', good: 'green', bad: 'red', over: 'default' };

/** Chinese and English words of a state, and its tone. */
export type TonedWords<K extends string> = Record<K, readonly [chinese: string, english: string, tone: Tone]>;

/** A state in words. */
export function WordTag({ of: [chinese, english, tone] }: { of: readonly [string, string, Tone] }) {
  const { say } = useTexts();
  return (
    <Tag color={COLOURS[tone]} variant="filled">
      {say([chinese, english])}
    </Tag>
  );
}
