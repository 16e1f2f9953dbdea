import { t } from '@lingui/core/macro';
import type { CollectionData } from '@voltfront/contract';
import type { AreaProvince } from '@voltfront/rules/area/area-tree';
import { useState } from 'react';
import { ApiError, useApiMutation } from '@/api';
import { AddressFields } from '@/features/address/address-fields';
import { toInput } from '@/features/address/address-form-values';
import type { Address } from '@/features/address/address-types';
import { areaWords } from '@/features/address/address-words';
import { chooseAddress } from '@/features/address/choose-address';
import { useAddressForm } from '@/features/address/use-address-form';
import { refreshBook } from '@/features/address/use-book';
import { Block } from '@/features/campaign/block';
import { back, canGoBack, redirect } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, Form, Picture, Text, toast } from '@/ui';
import styles from './figures.module.css';
import { showCollection } from './use-figures';

/** The part of an address that is shown before it is used. */
type Receiver = Pick<Address, 'addressId' | 'receiver' | 'street' | 'provinceName' | 'cityName' | 'districtName'>;

export interface ParcelScreenProps {
  collection: CollectionData;
  awardIds: readonly string[];
  /** The default address; undefined without any. */
  address: Receiver | undefined;
  areas: readonly AreaProvince[];
}

/** Chosen figures, what their postage is, and where they go: the default address, another one, or a new one. */
export function ParcelScreen({ collection, awardIds, address: first, areas }: ParcelScreenProps) {
  const [address, setAddress] = useState(first);
  const send = useSendFigures(collection.campaign.slug, awardIds);
  const choose = async () => {
    const chosen = await chooseAddress(address?.addressId);
    if (chosen) setAddress(chosen);
  };
  const postage = postageOf(collection, awardIds.length);
  return (
    <>
      <Chosen collection={collection} awardIds={awardIds} />
      <CellGroup inset>
        <Cell title={t`邮费`} note={freeNote(collection)} value={postage === 0 ? t`免邮` : t`${postage} 积分`} />
      </CellGroup>
      {address ? (
        <>
          <CellGroup inset>
            <Cell
              icon="location"
              title={address.receiver}
              note={`${areaWords(address)} ${address.street}`}
              value={t`更换`}
              onClick={() => void choose()}
            />
          </CellGroup>
          <BottomBar>
            <Button block loading={send.isSending} onClick={() => void send.toAddress(address.addressId)}>
              {postage === 0 ? t`提交` : t`支付 ${postage} 积分并提交`}
            </Button>
          </BottomBar>
        </>
      ) : (
        <NewAddress areas={areas} isSending={send.isSending} onSaved={send.toAddress} />
      )}
    </>
  );
}

const postageOf = ({ settings: { series } }: CollectionData, count: number): number =>
  series && count < series.freePostageFrom ? series.postage : 0;

const freeNote = ({ settings: { series } }: CollectionData): string =>
  t`满 ${series?.freePostageFrom ?? 1} 只免邮，确认后 15 个工作日内寄出`;

function Chosen({ collection, awardIds }: Pick<ParcelScreenProps, 'collection' | 'awardIds'>) {
  const figures = collection.figures.flatMap(({ title, picture, free }) =>
    free.filter(({ awardId }) => awardIds.includes(awardId)).map(({ awardId }) => ({ awardId, title, picture })),
  );
  return (
    <Block title={t`寄出 ${figures.length} 只`}>
      <div className={styles.strip}>
        {figures.map(({ awardId, title, picture }) => (
          <span key={awardId} className={styles.chosen}>
            <Picture src={picture} width={72} aspect={1} alt="" clear fit="contain" />
            <Text size="caption" tone="secondary">
              {title}
            </Text>
          </span>
        ))}
      </div>
    </Block>
  );
}

function useSendFigures(slug: string, awardIds: readonly string[]) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/draw/collection/send');
  const toAddress = async (addressId: string) => {
    try {
      const collection = await run.mutateAsync({ slug, awardIds: [...awardIds], addressId });
      showCollection(collection);
      toast(t`已提交，寄出前可在我的奖品里修改地址`);
      if (canGoBack()) back();
      else redirect('/pagesBannerActivity/blindBox/mine', { id: slug });
    } catch (error) {
      // The call has shown the error.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return { toAddress, isSending: run.isPending };
}

interface NewAddressProps {
  areas: readonly AreaProvince[];
  isSending: boolean;
  onSaved: (addressId: string) => Promise<void>;
}

/** The form of a first address, which is kept in the address book. */
function NewAddress({ areas, isSending, onSaved }: NewAddressProps) {
  const form = useAddressForm(undefined, areas);
  const add = useApiMutation('POST /api/mpaccount/v1/addresses');
  return (
    <Form
      form={form.state}
      label={t`收货地址`}
      onSubmit={async (values) => {
        try {
          const { addressId } = await add.mutateAsync(toInput(values));
          await refreshBook();
          await onSaved(addressId);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
        }
      }}
    >
      {({ submit, isBusy }) => (
        <>
          <AddressFields form={form} areas={areas} isDefaultNow={false} />
          <BottomBar>
            <Button block loading={isBusy || isSending} onClick={submit}>
              {t`保存并提交`}
            </Button>
          </BottomBar>
        </>
      )}
    </Form>
  );
}
