import type { LayoutKindData } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { Card, ConfigProvider, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import { DetailPage } from '../../ui/detail';
import { Beside, EditorColumns, useSaving } from '../../ui/editor';
import type { Values } from '../../ui/schema/schema';
import { OwnInputs, SchemaFields } from '../../ui/schema/schema-field';
import { BlockList } from './block-list';
import { CardPicker, CardTitles } from './card-picker';
import { type Content, headSchema, type Kinds, kindsFor, type Layout, SAVE, tidied } from './layout-draft';
import { LayoutPhone } from './layout-phone';

interface EditorProps {
  kinds: Kinds;
  kind: LayoutKindData;
  /** As it was loaded; null: a page that is not there yet. */
  seen: Layout | null;
  initial: Content;
  onUnsaved: (isUnsaved: boolean) => void;
}

const ownInputs = { cards: CardPicker };

/** Everything of a laid out page to be written, and how it looks on a phone meanwhile. */
export function LayoutEditor({ kinds, kind, seen, initial, onUnsaved }: EditorProps) {
  const texts = useTexts();
  const { t } = texts;
  const [content, setContent] = useState(initial);
  const [slug, setSlug] = useState(seen?.slug ?? '');
  const mayWrite = may(useSelf(), 'content.change');
  const saving = useSaving(async (idempotencyKey) => {
    const body = { layoutId: `${kind}_${slug}`, edit: seen?.edit ?? 0, isNew: !seen, content: tidied(content) };
    const { layoutId } = await call(SAVE, { body, idempotencyKey });
    onUnsaved(false);
    return `/layouts/${layoutId}`;
  });
  const change = (changes: Values) => {
    setContent({ ...content, ...changes } as Content);
    onUnsaved(true);
  };
  const models = kinds.models.map(({ modelId: value, name: label }) => ({ value, label }));
  return (
    <ConfigProvider componentDisabled={!mayWrite}>
      <OwnInputs.Provider value={ownInputs}>
        <CardTitles known={seen?.cards ?? []}>
          <EditorColumns>
            <DetailPage>
              <Card title={t('layoutHead')}>
                {seen ? null : (
                  <Form.Item label={t(kind === 'campaigns' ? 'layoutSlug' : 'layoutModel')}>
                    {kind === 'campaigns' ? (
                      <Input
                        value={slug}
                        maxLength={40}
                        placeholder="spring-2027"
                        onChange={({ target }) => setSlug(target.value.trim())}
                      />
                    ) : (
                      <Select {...(slug && { value: slug })} options={models} onChange={setSlug} />
                    )}
                  </Form.Item>
                )}
                <SchemaFields schema={headSchema(texts)} values={content} onChange={change} />
              </Card>
              <BlockList
                kinds={kindsFor(kinds, kind)}
                blocks={content.blocks}
                onChange={(blocks) => change({ blocks })}
              />
            </DetailPage>
            <Beside title={t('layoutPreview')} label={t('layoutSave')} saving={saving} mayWrite={mayWrite}>
              <LayoutPhone content={content} />
            </Beside>
          </EditorColumns>
        </CardTitles>
      </OwnInputs.Provider>
    </ConfigProvider>
  );
}
