import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { useTexts } from '../../texts/texts';
import { type Schema, type Values, valuesOf } from '../../ui/schema/schema';
import { SchemaFields } from '../../ui/schema/schema-field';
import { type DraftPrize, type Kind, newPrize } from './campaign-draft';
import styles from './campaigns.module.css';
import { prizeSchema } from './draft-schemas';

interface PrizeCardsProps {
  kind: Kind;
  prizes: readonly DraftPrize[];
  /** The campaign was published: prizes and odds stay. */
  isFixed: boolean;
  onChange: (prizes: DraftPrize[]) => void;
}

/** Prizes of a campaign, with what its kind wants of each. */
export function PrizeCards({ kind, prizes, isFixed, onChange }: PrizeCardsProps) {
  const texts = useTexts();
  const { t } = texts;
  const detail = kind.detail as Schema | null;
  const schema = prizeSchema(texts, kind.hasOdds, isFixed);
  const change = (key: string, changes: Values) =>
    onChange(prizes.map((prize) => (prize.key === key ? ({ ...prize, ...changes } as DraftPrize) : prize)));
  return (
    <Card title={t('campaignPrizes')} extra={isFixed ? t('campaignPrizesFixed') : null}>
      {prizes.map((prize) => (
        <div key={prize.key} className={styles.prize}>
          <div className={styles.prizeHead}>
            <b>{prize.title || t('campaignPrize')}</b>
            <span>{prize.taken > 0 ? t('campaignTakenOf', { n: prize.taken }) : null}</span>
            {isFixed ? null : (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('remove')}
                onClick={() => onChange(prizes.filter(({ key }) => key !== prize.key))}
              />
            )}
          </div>
          <SchemaFields schema={schema} values={prize} onChange={(values) => change(prize.key, values)} />
          {detail && !isFixed ? (
            <SchemaFields
              schema={detail}
              values={valuesOf(prize.detail)}
              onChange={(values) => change(prize.key, { detail: values })}
            />
          ) : null}
        </div>
      ))}
      {isFixed ? null : (
        <Button icon={<PlusOutlined />} onClick={() => onChange([...prizes, newPrize(detail)])}>
          {t('campaignAddPrize')}
        </Button>
      )}
    </Card>
  );
}
