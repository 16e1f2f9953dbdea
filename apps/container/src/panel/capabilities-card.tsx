import type { Permission } from '../app/state';
import { useContainer, useSettings } from '../app/use-container';
import { pictures } from '../device/pictures';
import { places } from '../device/places';
import type { DeviceSettings } from '../device/settings';
import { Card, PictureChoice, Row, Segmented, Select } from '../ui/controls';

const permissions: { value: Permission; label: string }[] = [
  { value: 'granted', label: '允许' },
  { value: 'ask', label: '询问' },
  { value: 'denied', label: '拒绝' },
];
const payments: { value: DeviceSettings['payment']; label: string }[] = [
  { value: 'ask', label: '询问' },
  { value: 'paid', label: '成功' },
  { value: 'cancelled', label: '取消' },
  { value: 'failed', label: '失败' },
];
const validations = [
  { value: '80000', label: '通过' },
  { value: '80001', label: '不通过' },
] as const;
const photos = pictures.map(({ id, name, src }) => ({ value: id, label: name, picture: src }));
const cities = places.map(({ id, city }) => ({ value: id, label: city }));

/** Controls of the simulated camera, position and payment. */
export function CapabilitiesCard() {
  const { settings } = useContainer();
  const now = useSettings((value) => value);
  return (
    <Card title="系统能力">
      <Row label="相机权限">
        <Segmented<Permission>
          label="相机权限"
          value={now.camera}
          options={permissions}
          onChange={(camera) => settings.set({ camera })}
        />
      </Row>
      <Row label="拍到的照片">
        <PictureChoice
          label="拍到的照片"
          value={now.photo}
          options={photos}
          onChange={(photo) => settings.set({ photo })}
        />
      </Row>
      <Row label="定位权限">
        <Segmented<Permission>
          label="定位权限"
          value={now.location}
          options={permissions}
          onChange={(location) => settings.set({ location })}
        />
      </Row>
      <Row label="所在城市">
        <Select label="所在城市" value={now.place} options={cities} onChange={(place) => settings.set({ place })} />
      </Row>
      <Row label="应用内支付">
        <Segmented<DeviceSettings['payment']>
          label="应用内支付"
          value={now.payment}
          options={payments}
          onChange={(payment) => settings.set({ payment })}
        />
      </Row>
      <Row label="预校验">
        <Segmented
          label="预校验"
          value={now.preValidateCode === 80000 ? '80000' : '80001'}
          options={validations}
          onChange={(code) => settings.set({ preValidateCode: Number(code) })}
        />
      </Row>
    </Card>
  );
}
