import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@voltfront/rules/format/date';
import { NICKNAME_LENGTH, nicknameProblem } from '@voltfront/rules/validation/nickname';
import { useState } from 'react';
import { api, apiQuery, useApiMutation, useDebounced } from '@/api';
import { back } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, NoticeBar, Section, Stack, Text, TextField, toast } from '@/ui';
import { type Profile, reviewOf, reviewWords } from './field-mark';
import styles from './profile.module.css';
import { takeProfile } from './use-save-field';

/** Pause (ms) in typing after which the server is asked. */
const SETTLE_MS = 400;

/** What is wrong with the nickname that was typed; empty while nothing is. */
function faultWords(problem: ReturnType<typeof nicknameProblem> | 'unchanged' | 'refused' | 'taken' | 'form'): string {
  if (problem === 'tooShort') return t`昵称至少 2 个字符`;
  if (problem === 'tooLong') return t`昵称最多 12 个字符`;
  if (problem === 'characters' || problem === 'form') return t`仅支持中文、字母、数字和下划线`;
  if (problem === 'unchanged') return t`新昵称与当前昵称相同`;
  if (problem === 'refused') return t`昵称包含不允许使用的词语`;
  return problem === 'taken' ? t`该昵称已被使用，换一个试试` : '';
}

/** What the rules and then the server say of a nickname. */
function useFault(draft: string, present: string): string {
  const local = nicknameProblem(draft);
  const settled = useDebounced(draft, SETTLE_MS);
  const check = useQuery({
    ...apiQuery('GET /api/mpaccount/v1/profile/nickname/check', { nickname: settled }),
    enabled: local === null && settled === draft && settled !== present,
  });
  if (draft === present || local === 'empty') return '';
  return local ? faultWords(local) : faultWords(settled === draft ? (check.data?.problem ?? null) : null);
}

/** The nickname with its rules, a suggestion, and the button that saves it. */
export function NicknameForm({ profile }: { profile: Profile }) {
  const [draft, setDraft] = useState(profile.nickname);
  const [refusal, setRefusal] = useState('');
  const fault = useFault(draft, profile.nickname);
  const isLocked = profile.nicknameFrom !== null;
  const type = (text: string) => {
    setDraft(text);
    setRefusal('');
  };
  const save = useApiMutation('POST /api/mpaccount/v1/profile/nickname', {
    silent: true,
    onSuccess: ({ state, profile: saved }) => {
      takeProfile(saved);
      toast(state === 'saved' ? t`昵称已修改` : t`已提交审核，通过后生效`);
      back();
    },
    onError: (error) => setRefusal(error.message),
  });
  const suggest = () =>
    api('GET /api/mpaccount/v1/profile/nickname/suggestion').then(
      ({ nickname }) => type(nickname),
      () => undefined,
    );
  const length = [...draft].length;
  const isUnfit = draft === profile.nickname || nicknameProblem(draft) !== null || fault !== '' || refusal !== '';
  return (
    <>
      <LimitNotice profile={profile} />
      <Section className={styles.first}>
        <TextField
          label={t`昵称`}
          value={draft}
          onChange={type}
          placeholder={t`2 至 12 个字符`}
          disabled={isLocked}
          clearable
          error={refusal || fault}
          after={
            <Text inline size="caption" tone="secondary">
              {length}/{NICKNAME_LENGTH.max}
            </Text>
          }
          bare
          {...(draft === profile.nickname ? reviewWords(reviewOf(profile, 'nickname')) : {})}
        />
      </Section>
      <Stack gap={1} className={styles.rules}>
        <Text size="caption" tone="secondary">{t`2 至 12 个字符，可用中文、字母、数字和下划线`}</Text>
        <Text size="caption" tone="secondary">{t`每 30 天可修改一次；含敏感或易混淆词语的昵称需要审核`}</Text>
      </Stack>
      {!isLocked && (
        <CellGroup inset>
          <Cell title={t`随机推荐一个`} onClick={() => void suggest()} />
        </CellGroup>
      )}
      <BottomBar>
        <Button
          block
          disabled={isLocked || isUnfit}
          loading={save.isPending}
          onClick={() => save.mutate({ nickname: draft })}
        >
          {t`保存`}
        </Button>
      </BottomBar>
    </>
  );
}

function LimitNotice({ profile: { nicknameFrom } }: { profile: Profile }) {
  if (nicknameFrom === null) return null;
  const day = formatDate(nicknameFrom);
  return <NoticeBar>{t`昵称每 30 天可修改一次，${day} 起可再次修改`}</NoticeBar>;
}
