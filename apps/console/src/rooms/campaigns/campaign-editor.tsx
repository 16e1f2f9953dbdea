import { may } from '@voltfront/contract/permissions';
import { Card, ConfigProvider } from 'antd';
import { useState } from 'react';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import { DetailPage } from '../../ui/detail';
import { Beside, EditorColumns, useSaving } from '../../ui/editor';
import type { Schema, Values } from '../../ui/schema/schema';
import { SchemaFields } from '../../ui/schema/schema-field';
import { type Draft, type Kind, saveDraft } from './campaign-draft';
import { CampaignPhone } from './campaign-phone';
import { artworkSchema, audienceSchema, headSchema, rulesSchema } from './draft-schemas';
import { Odds } from './odds';
import { PrizeCards } from './prize-cards';

interface EditorProps {
  kind: Kind;
  initial: Draft;
  /** People could see it: odds and prizes stay. */
  isPublished: boolean;
  isOver: boolean;
}

/** Everything of a campaign to be written, its odds and budget, and how it looks on a phone meanwhile. */
export function CampaignEditor({ kind, initial, isPublished, isOver }: EditorProps) {
  const texts = useTexts();
  const { t } = texts;
  const [draft, setDraft] = useState(initial);
  const saving = useSaving(async (key) => {
    const { slug } = await saveDraft(draft, key);
    return `/campaigns/${slug}`;
  });
  const mayWrite = may(useSelf(), 'campaigns.change') && !isOver;
  const change = (changes: Values) => setDraft({ ...draft, ...changes } as Draft);
  const section = (title: string, schema: Schema, name: 'settings' | 'audience' | 'artwork') => (
    <Card title={title}>
      <SchemaFields schema={schema} values={draft[name]} onChange={(values) => change({ [name]: values })} />
    </Card>
  );
  return (
    <ConfigProvider componentDisabled={!mayWrite}>
      <EditorColumns>
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
        <Beside title={t('campaignPreview')} saving={saving} mayWrite={mayWrite}>
          <CampaignPhone draft={draft} />
        </Beside>
      </EditorColumns>
    </ConfigProvider>
  );
}
