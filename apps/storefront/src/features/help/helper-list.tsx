import { t } from '@lingui/core/macro';
import type { HelpTeamStateData } from '@voltfront/contract';
import { serverNow } from '@/api';
import { Block } from '@/features/campaign/block';
import { Avatar, Fill, relativeDate, Stack, Text } from '@/ui';

/** Who helped a team and when, the newest first, with what each did where `deed` says more than that they helped. */
export function HelperList({ team, deed }: { team: HelpTeamStateData; deed?: (index: number) => string }) {
  const { helpers } = team;
  return (
    <Block title={t`助力好友`}>
      {helpers.length === 0 ? (
        <Text size="label" tone="secondary">{t`还没有人助力，来做第一个吧`}</Text>
      ) : (
        <Stack gap={3}>
          {helpers
            .map(({ nickname, avatar, at, helps }, index) => (
              <Stack row align="center" gap={3} key={`${at}${nickname}`}>
                <Avatar size="small" src={avatar} name={nickname} />
                <Fill>
                  <Text oneLine>{nickname}</Text>
                  <Text size="caption" tone="secondary">
                    {relativeDate(at, serverNow())}
                  </Text>
                </Fill>
                <Text size="small" tone="secondary" inline>
                  {deed ? deed(index) : t`助力 +${helps}`}
                </Text>
              </Stack>
            ))
            .reverse()}
        </Stack>
      )}
    </Block>
  );
}
