import { Tag } from 'antd';
import { useTexts } from '../../texts/texts';
import type { Handover } from './pickup';

/** What a pickup waits for, and what is done of it. */
export function Steps({ steps }: { steps: Handover['steps'] }) {
  const { t } = useTexts();
  return steps.map(({ key, isDone }) => (
    <Tag key={key} color={isDone ? 'green' : 'default'}>
      {`${isDone ? '✓' : '○'} ${t(`step_${key}`)}`}
    </Tag>
  ));
}
