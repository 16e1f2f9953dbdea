import { t } from '@lingui/core/macro';
import type { DrawData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { copyText } from '@/platform/clipboard';
import { Button, Stack, Text, toast } from '@/ui';
import styles from './draw.module.css';

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast(t`已复制`);
}

/** What decides the draws: the digest of the seed while the campaign runs, the seed afterwards. */
export function SeedNote({ draw: { seed, seedHash } }: { draw: Pick<DrawData, 'seed' | 'seedHash'> }) {
  return (
    <Block title={t`结果可复核`}>
      <Stack gap={2}>
        <Text size="small" tone="secondary" leading="small">
          {seed === null
            ? t`每次结果由活动开始前生成的种子决定。这里是种子的校验值，种子将在活动结束后公布。`
            : t`活动已结束，种子已公布。它的 SHA-256 即活动期间公示的校验值，可据此复核每一次结果。`}
        </Text>
        <div className={styles.seed}>{seed ?? seedHash}</div>
        <div>
          <Button size="small" variant="secondary" onClick={() => copy(seed ?? seedHash)}>
            {seed === null ? t`复制校验值` : t`复制种子`}
          </Button>
        </div>
      </Stack>
    </Block>
  );
}
