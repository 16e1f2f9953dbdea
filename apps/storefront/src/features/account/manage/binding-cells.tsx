import { t } from '@lingui/core/macro';
import { PLATFORM_TAKEN } from '@voltfront/contract/error-codes';
import { formatDate } from '@voltfront/rules/format/date';
import { api, apiKey, hasCode, queryClient, type ReplyOf, useApiMutation } from '@/api';
import { platformCode } from '@/platform/environment';
import { hasPlatformLogin, platformLoginCode } from '@/platform/login';
import { Button, Cell, CellGroup, modal, toast } from '@/ui';
import { tell } from '../own-code';
import { BOUND_PLATFORMS, bindingName } from './platform-names';

type Binding = ReplyOf<'GET /api/mpaccount/v1/account/manage'>['bindings'][number];
type Bound = (typeof BOUND_PLATFORMS)[number];

const refresh = () => queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/manage') });

/** Binds the platform that the app runs on, by its login code. */
async function bind(): Promise<void> {
  const code = await platformLoginCode();
  if (!code) return toast(t`需要您的授权才能绑定`);
  try {
    await api('POST /api/mpaccount/v1/account/platform/bind', { body: { code }, loading: true });
    toast(t`绑定成功`);
    await refresh();
  } catch (error) {
    if (!hasCode(error, PLATFORM_TAKEN)) return tell(error);
    await modal({
      title: t`该平台账号已被绑定`,
      content: t`它已绑定其他账号。请用那个账号登录，在账号管理中解绑后再试。`,
      confirmText: t`知道了`,
      showCancel: false,
    });
  }
}

/** Platforms whose account is bound, and since when. */
export function BindingCells({ bindings }: { bindings: Binding[] }) {
  const note = hasPlatformLogin
    ? t`绑定后可用平台账号一键登录；手机号始终保留`
    : t`在对应平台的小程序内打开本页即可绑定；手机号始终保留`;
  return (
    <CellGroup title={t`绑定的平台账号`} note={note} inset>
      {BOUND_PLATFORMS.map((platform) => (
        <BindingCell
          key={platform}
          platform={platform}
          boundAt={bindings.find((binding) => binding.platform === platform)?.boundAt ?? null}
        />
      ))}
    </CellGroup>
  );
}

function BindingCell({ platform, boundAt }: { platform: Bound; boundAt: number | null }) {
  const name = bindingName(platform);
  const unbind = useApiMutation('POST /api/mpaccount/v1/account/platform/unbind', {
    onSuccess: () => {
      toast(t`已解绑${name}`);
      void refresh();
    },
  });
  const ask = async () => {
    const content = t`解绑后不能再用${name}一键登录，账号、订单与积分不受影响，仍可用手机号登录。`;
    if (await modal({ title: t`解绑${name}？`, content, confirmText: t`解绑` })) unbind.mutate({ platform });
  };
  const isHere = hasPlatformLogin && platformCode() === platform;
  const day = boundAt === null ? '' : formatDate(boundAt);
  return (
    <Cell
      title={name}
      note={boundAt === null ? undefined : t`${day} 绑定`}
      value={
        boundAt !== null ? (
          <Button size="small" variant="secondary" loading={unbind.isPending} onClick={ask}>{t`解绑`}</Button>
        ) : isHere ? (
          <Button size="small" variant="soft" onClick={() => void bind()}>{t`绑定`}</Button>
        ) : (
          t`未绑定`
        )
      }
    />
  );
}
