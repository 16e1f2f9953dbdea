import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './city-offers.module.css';
import { findCities, hotCities } from './find-cities';
import { RegionList } from './region-list';
import { findRegion, type Region } from './regions';

export interface CityOffersProps {
  regions: readonly Region[];
  chosen: string | undefined;
  /** Code of the city where the customer is, as far as it is known. */
  nearCode: string | undefined;
  onSelect: (cityCode: string) => void;
}

/** 当前城市 and 热门城市, before the list of all. Nothing where neither is known. */
export function CityOffers({ regions, chosen, nearCode, onSelect }: CityOffersProps) {
  const hot = hotCities(regions);
  const near = findRegion(regions, nearCode)?.city;
  if (hot.length === 0 && !near) return null;
  return (
    <div className={styles.offers}>
      <div className={styles.head}>
        {hot.length > 0 && <span>{t`热门城市`}</span>}
        {near && (
          <button type="button" className={styles.near} onClick={() => onSelect(near.code)}>
            <Icon name="location" size={14} />
            {t`当前城市 ${near.name}`}
          </button>
        )}
      </div>
      <div className={styles.cities}>
        {hot.map(({ city: { code, name } }) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === chosen}
            className={cx(styles.city, code === chosen && styles.chosen)}
            onClick={() => onSelect(code)}
          >
            {name.replace(/市$/, '')}
          </button>
        ))}
      </div>
    </div>
  );
}

export interface FoundCitiesProps {
  regions: readonly Region[];
  /** Search text. */
  words: string;
  chosen: string | undefined;
  onSelect: (cityCode: string) => void;
}

/** The cities that fit what was typed, each with its province. */
export function FoundCities({ regions, words, chosen, onSelect }: FoundCitiesProps) {
  const found = findCities(regions, words);
  if (found.length === 0) {
    return (
      <div className={styles.none} role="status">
        {t`没有找到“${words.trim()}”，请换个城市名、拼音或首字母试试`}
      </div>
    );
  }
  const items = found.map(({ province, city: { code, name } }) => ({
    code,
    name: name === province.name ? name : `${name} · ${province.name}`,
  }));
  return <RegionList items={items} chosen={chosen} label={t`搜索结果`} onSelect={onSelect} />;
}
