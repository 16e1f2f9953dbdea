import { PlusOutlined } from '@ant-design/icons';
import { may } from '@voltfront/contract/permissions';
import { Button, Card, ConfigProvider, Tag } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import { DetailPage } from '../../ui/detail';
import { Beside, EditorColumns, useSaving } from '../../ui/editor';
import { FoldList } from '../../ui/fold-list';
import { SchemaFields } from '../../ui/schema/schema-field';
import { type Chapter, type Content, chapterSchema, headSchema, newChapter, type Paper, SAVE } from './paper-draft';
import { PaperPhone } from './paper-phone';

interface EditorProps {
  /** As it was loaded; null: an edition that is not there yet. */
  seen: Paper | null;
  initial: Content;
}

/** Everything of an edition to be written, and how it looks on a phone meanwhile. */
export function PaperEditor({ seen, initial }: EditorProps) {
  const texts = useTexts();
  const { t } = texts;
  const [content, setContent] = useState(initial);
  const mayWrite = may(useSelf(), 'content.change');
  const saving = useSaving(async (idempotencyKey) => {
    const body = { ...(seen && { paperId: seen.paperId }), edit: seen?.edit ?? 0, content };
    const { paperId } = await call(SAVE, { body, idempotencyKey });
    return `/papers/${paperId}`;
  });
  const { chapters } = content;
  const change = (changed: Chapter[]) => setContent({ ...content, chapters: changed });
  return (
    <ConfigProvider componentDisabled={!mayWrite}>
      <EditorColumns>
        <DetailPage>
          <Card title={t('paperBasics')} extra={t('paperSubjectHint')}>
            <SchemaFields
              schema={headSchema(texts)}
              values={content}
              onChange={(values) => setContent(values as Content)}
            />
          </Card>
          <Card title={`${t('paperChapters')} · ${chapters.length}`}>
            <FoldList
              items={chapters}
              keyOf={(_, place) => String(place)}
              least={1}
              onChange={change}
              head={({ title, blocks }) => (
                <>
                  <b>{title || t('paperChapters')}</b>
                  <Tag>{blocks.length}</Tag>
                </>
              )}
              body={(chapter, keep) => (
                <SchemaFields
                  schema={chapterSchema(texts)}
                  values={chapter}
                  onChange={(values) => keep(values as Chapter)}
                />
              )}
              footer={(open) => (
                <Button
                  icon={<PlusOutlined />}
                  disabled={chapters.length >= 30}
                  onClick={() => {
                    change([...chapters, newChapter(chapters)]);
                    open(String(chapters.length));
                  }}
                >
                  {t('paperAddChapter')}
                </Button>
              )}
            />
          </Card>
        </DetailPage>
        <Beside title={t('paperPreview')} saving={saving} mayWrite={mayWrite}>
          <PaperPhone content={content} />
        </Beside>
      </EditorColumns>
    </ConfigProvider>
  );
}
