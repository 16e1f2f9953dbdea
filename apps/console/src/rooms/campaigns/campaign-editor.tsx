import { useQueryClient } from '@tanstack/react-query';
import { may } from '@voltfront/contract/permissions';
import { Alert, App, Button, Card, ConfigProvider } from 'antd';
import { useRef, useState } from 'react';
import { CallError } from '../../api/call';
import { randomText } from '../../api/sign';
import { go } from '../../app/route';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import { DetailPage } from '../../ui/detail';
import { type Draft, type Kind, saveDraft } from './campaign-draft';
import { CampaignPhone } from './campaign-phone';
import styles from './campaigns.module.css';
import { artworkSchema, audienceSchema, headSchema, rulesSchema } from './draft-schemas';
import { Odds } from './odds';
import { PrizeCards } from './prize-cards';
import type { Schema, Values } from './schema';
import { SchemaFields } from './schema-field';

interface EditorProps {
  kind: Kind;
  initial: Draft;
  /** People could see it: odds and prizes stay. */
  isPublished: boolean;
  isOver: boolean;
}

/** What the server said about a campaign that makes no sense. */
const faultsOf = (error: unknown): string[] => {
  const { faults, fields } = (error instanceof CallError ? error.data : null) as {
    faults?: string[];
    fields?: string[];
  };
  return faults ?? fields ?? [];
};

/** Everything of a campaign to be written, its odds and budget, and how it looks on a phone meanwhile. */
export function CampaignEditor({ kind, initial, isPublished, isOver }: EditorProps) {
  const texts = useTexts();
  const { t } = texts;
  const [draft, setDraft] = useState(initial);
  const { save, isBusy, fault } = useSave(draft);
  const mayWrite = may(useSelf(), 'campaigns.change') && !isOver;
  const change = (changes: Values) => setDraft({ ...draft, ...changes } as Draft);
  const section = (title: string, schema: Schema, name: 'settings' | 'audience' | 'artwork') => (
    <Card title={title}>
      <SchemaFields schema={schema} values={draft[name]} onChange={(values) => change({ [name]: values })} />
    </Card>
  );
  return (
    <ConfigProvider componentDisabled={!mayWrite}>
      <div className={styles.columns}>
        <DetailPage>
          <Card title={t('campaignBasics')}>
            <SchemaFields schema={headSchema(texts, initial.revision === 0)} values={draft} onChange={change} />
          </Card>
          {section(t('campaignSettings'), kind.settings as Schema, 'settings')}
          {kind.detail ? (
            <PrizeCards
              kind={kind}
              prizes={draft.prizes}
              isFixed={isPublished}
              onChange={(prizes) => change({ prizes })}
            />
          ) : null}
          {kind.detail ? <Odds prizes={draft.prizes} hasOdds={kind.hasOdds} /> : null}
          {section(t('campaignAudience'), audienceSchema(texts), 'audience')}
          {section(t('campaignArtwork'), artworkSchema(texts), 'artwork')}
          <Card title={t('campaignRules')}>
            <SchemaFields schema={rulesSchema(texts)} values={draft} onChange={change} />
          </Card>
        </DetailPage>
        <div className={styles.sticky}>
          <Card
            title={t('campaignPreview')}
            extra={
              mayWrite ? (
                <Button type="primary" loading={isBusy} onClick={save}>
                  {t('save')}
                </Button>
              ) : null
            }
          >
            {fault ? (
              <Alert
                type="error"
                title={fault.message || t('offline')}
                description={
                  <ul className={styles.faults}>
                    {fault.faults.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                }
              />
            ) : null}
            <CampaignPhone draft={draft} />
          </Card>
        </div>
      </div>
    </ConfigProvider>
  );
}

/** Saves a draft; what was typed stays when the server refuses it. */
function useSave(draft: Draft) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ message: string; faults: string[] } | null>(null);
  const key = useRef(randomText(24));
  const save = async () => {
    setBusy(true);
    setFault(null);
    try {
      const { slug } = await saveDraft(draft, key.current);
      message.success(t('done'));
      await client.invalidateQueries();
      go(`/campaigns/${slug}`, { isReplaced: true });
    } catch (error) {
      setFault({ message: error instanceof Error ? error.message : '', faults: faultsOf(error) });
    }
    // What is sent next is another request; a lost answer leaves a revision that the server refuses.
    key.current = randomText(24);
    setBusy(false);
  };
  return { save, isBusy, fault };
}
