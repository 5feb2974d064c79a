import { useTranslation } from 'react-i18next';

/** Name of a carrier in the reader's language. An unknown carrier is shown as received. */
export function CarrierName({ carrier }: { carrier: string }) {
  const { t } = useTranslation('vendor-portal');
  return <bdi>{t(`pickup.carriers.${carrier}`, { defaultValue: carrier })}</bdi>;
}
