import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OldCarData, TradeInDetailData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import { apiQuery, serverNow, uploadImages } from '@/api';
import { useCities } from '@/features/form/use-cities';
import { useArea } from '@/features/place/use-area';
import { showInMiddle } from '@/platform/scroll';
import { chooseImages } from '@/platform/upload';
import {
  Button,
  CellGroup,
  DateField,
  Field,
  Form,
  type FormState,
  RadioGroup,
  RegionField,
  Select,
  TextField,
  Upload,
  useForm,
} from '@/ui';
import styles from './car-form.module.css';
import { type CarFormValues, checkCar, MAX_PHOTOS, MIN_PHOTOS, startValues, toInput } from './car-form-values';
import { conditionOptions } from './trade-in-words';

/** Where the wheels of the registration begin: cars are often traded in after four years. */
const USUAL_AGE_MS = 4 * 365 * DAY_MS;

export interface CarFormProps {
  /** A car that is estimated again; null for a new one. */
  car: TradeInDetailData['car'] | null;
  onSubmit: (car: OldCarData) => Promise<unknown>;
}

/** Questions about the old car for the estimate. */
export function CarForm({ car, onSubmit }: CarFormProps) {
  const form = useForm<CarFormValues>({
    name: 'oldcar',
    initial: startValues(car),
    check: (values) => checkCar(values, formatDate(serverNow())),
    reveal: showInMiddle,
  });
  return (
    <Form form={form} label={t`旧车信息`} onSubmit={(values) => onSubmit(toInput(values))}>
      {({ submit, isBusy }) => (
        <>
          <CarFields form={form} />
          <ConditionFields form={form} />
          <div className={styles.end}>
            <Button block loading={isBusy} onClick={submit}>{t`立即估价`}</Button>
            <div className={styles.note}>{t`估价仅供参考，最终价格以检测后的报价为准`}</div>
          </div>
        </>
      )}
    </Form>
  );
}

function CarFields({ form }: { form: FormState<CarFormValues> }) {
  const { brandId } = form.values;
  const brands = useQuery(apiQuery('GET /api/mporder/v1/tradeIn/brands'));
  const series = useQuery({
    ...apiQuery('GET /api/mporder/v1/tradeIn/series', { brandId: brandId ?? '' }),
    enabled: brandId !== null,
  });
  const area = useArea();
  const cities = useCities();
  const mileage = form.field('mileage');
  const { value: cityCode, onChange: setCity, ...city } = form.field('cityCode');
  const { onBlur: _left, ...brand } = form.field('brandId');
  const { onBlur: _gone, ...line } = form.field('seriesId');
  return (
    <CellGroup inset>
      <Select
        {...brand}
        label={t`品牌`}
        options={(brands.data ?? []).map(({ brandId: key, name, initial }) => ({ key, text: name, value: initial }))}
        onChange={(key) => form.set({ brandId: key, seriesId: null })}
      />
      <Select
        {...line}
        label={t`车系`}
        disabled={brandId === null}
        placeholder={brandId === null ? t`请先选择品牌` : undefined}
        options={(series.data ?? []).map(({ seriesId: key, name }) => ({ key, text: name }))}
      />
      <DateField
        {...form.field('registeredDay')}
        label={t`首次上牌`}
        placeholder={t`见行驶证注册日期`}
        min="1990-01-01"
        max={formatDate(serverNow())}
        start={formatDate(serverNow() - USUAL_AGE_MS)}
        now={serverNow}
      />
      <TextField
        {...mileage}
        label={t`表显里程`}
        placeholder={t`例如 45000`}
        inputMode="numeric"
        maxLength={6}
        onChange={(text) => mileage.onChange(text.replace(/\D/g, ''))}
        after={<span className={styles.unit}>{t`公里`}</span>}
      />
      <RegionField
        {...city}
        label={t`上牌城市`}
        regions={cities}
        nearCode={area?.cityCode}
        cityCode={cityCode}
        bare
        onChange={(choice) => setCity(choice.city.code)}
      />
    </CellGroup>
  );
}

function ConditionFields({ form }: { form: FormState<CarFormValues> }) {
  const condition = form.field('condition');
  const photos = form.field('photos');
  return (
    <>
      <CellGroup inset className={styles.group}>
        <Field id={condition.id} label={t`车况`} layout="column" error={condition.error} bare>
          <RadioGroup
            label={t`车况`}
            options={conditionOptions()}
            value={condition.value}
            onChange={condition.onChange}
            className={styles.choices}
          />
        </Field>
      </CellGroup>
      <CellGroup inset className={styles.group}>
        <Field
          id={photos.id}
          label={t`车辆照片`}
          layout="column"
          error={photos.error}
          hint={t`左前、右后、内饰与仪表等，${MIN_PHOTOS} 至 ${MAX_PHOTOS} 张，每张不超过 5 MB`}
          bare
        >
          <Upload
            label={t`上传车辆照片`}
            value={photos.value}
            onChange={photos.onChange}
            max={MAX_PHOTOS}
            pick={(count) => chooseImages({ count })}
            send={uploadImages}
          />
        </Field>
      </CellGroup>
    </>
  );
}
