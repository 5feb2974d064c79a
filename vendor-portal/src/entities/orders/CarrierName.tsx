import { useTranslation } from 'react-i18next';

/** Who carries a parcel, in the reader's language; a carrier that the portal does not know keeps the name it came with. */
export function CarrierName({ carrier }: { carrier: string }) {
  const { t } = useTranslation('vendor-portal');
  return <bdi>{t(`pickup.carriers.${carrier}`, { defaultValue: carrier })}</bdi>;
}
