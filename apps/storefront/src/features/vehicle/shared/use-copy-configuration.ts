import { t } from '@lingui/core/macro';
import type { ConfigurationData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { stored } from '@/session';
import { modal } from '@/ui';
import { carSettingCodes } from '../configurator/car-setting';
import { configurationLink } from '../configurator/configuration-link';

/** True when the device keeps a choice that differs from `configuration`. */
export function keepsOtherChoice({ versionId, productCodes }: ConfigurationData): boolean {
  const setting = stored.get('CAR_SETTING');
  const codes = carSettingCodes(setting);
  if (!setting || !codes) return false;
  const isSame = setting.versionId === versionId && [...codes].sort().join() === [...productCodes].sort().join();
  return !isSame;
}

/** Opens the configurator with a configuration; an existing own configuration is replaced only after a confirmation. */
export function useCopyConfiguration(): (configuration: ConfigurationData) => Promise<void> {
  return async (configuration) => {
    const content = t`您有一份正在定制的配置，照此定制会替换它`;
    if (keepsOtherChoice(configuration) && !(await modal({ content, confirmText: t`照此定制` }))) return;
    const { modelId, versionId } = configuration;
    navigate('/pagesDetail/carSetting', { modelId, versionId, c: configurationLink(configuration) });
  };
}
