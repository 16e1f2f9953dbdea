import { t } from '@lingui/core/macro';
import type { RecruitDraftData } from '@voltfront/contract';
import {
  APPLICATION_LIMITS,
  CREATOR_CHANNELS,
  type CreatorChannel,
  hasAccountLink,
} from '@voltfront/rules/campaign/recruit';
import { cx, Section, TextField } from '@/ui';
import styles from './creator.module.css';
import { channelName } from './creator-words';
import { type Application, idOfPart } from './use-application';

type Account = RecruitDraftData['channels'][number];

/** Where somebody publishes: the channels are chosen, then each is named. */
export function ChannelsPart({ application }: { application: Application }) {
  const { draft, set, faultOf } = application;
  const fault = faultOf('channels');
  const toggle = (channel: CreatorChannel) => {
    const isChosen = draft.channels.some((account) => account.channel === channel);
    const others = draft.channels.filter((account) => account.channel !== channel);
    set({ channels: isChosen ? others : [...draft.channels, { channel, name: '', link: '', followers: null }] });
  };
  const change = (index: number, changes: Partial<Account>) =>
    set({ channels: draft.channels.map((account, at) => (at === index ? { ...account, ...changes } : account)) });
  return (
    <>
      <Section title={t`创作频道`} note={t`可多选，至少一个`}>
        <div id={idOfPart('channels')} className={styles.chips}>
          {CREATOR_CHANNELS.map((channel) => {
            const isChosen = draft.channels.some((account) => account.channel === channel);
            return (
              <button
                key={channel}
                type="button"
                className={cx(styles.chip, isChosen && styles.chosen)}
                aria-pressed={isChosen}
                onClick={() => toggle(channel)}
              >
                {channelName(channel)}
              </button>
            );
          })}
        </div>
        {fault && (
          <div className={styles.fault} role="alert">
            {fault}
          </div>
        )}
      </Section>
      {draft.channels.map((account, index) => (
        <AccountFields
          key={account.channel}
          account={account}
          part={`channels.${index}`}
          application={application}
          change={(changes) => change(index, changes)}
        />
      ))}
    </>
  );
}

interface AccountFieldsProps {
  account: Account;
  part: string;
  application: Application;
  change: (changes: Partial<Account>) => void;
}

function AccountFields({ account, part, application: { faultOf }, change }: AccountFieldsProps) {
  const { channel, name, link, followers } = account;
  const count = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : null);
  return (
    <Section title={channelName(channel)}>
      <TextField
        id={idOfPart(`${part}.name`)}
        label={t`账号昵称`}
        required
        value={name}
        onChange={(next) => change({ name: next })}
        maxLength={APPLICATION_LIMITS.accountMost}
        placeholder={t`与频道上的昵称一致`}
        error={faultOf(`${part}.name`)}
      />
      {hasAccountLink(channel) && (
        <TextField
          id={idOfPart(`${part}.link`)}
          label={t`主页链接`}
          required
          value={link}
          onChange={(next) => change({ link: next.slice(0, APPLICATION_LIMITS.linkMost) })}
          placeholder={t`粘贴主页分享链接`}
          error={faultOf(`${part}.link`)}
        />
      )}
      <TextField
        id={idOfPart(`${part}.followers`)}
        label={t`粉丝数`}
        required
        inputMode="numeric"
        value={followers === null ? '' : String(followers)}
        onChange={(next) => change({ followers: count(next.replace(/\D/g, '')) })}
        maxLength={10}
        placeholder={t`请填写数字`}
        error={faultOf(`${part}.followers`)}
        bare
      />
    </Section>
  );
}
