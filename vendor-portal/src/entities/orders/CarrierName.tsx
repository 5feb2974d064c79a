import { carrierName, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Name of a carrier in the reader's language; one that the vendor has entered is shown as it is. */
export function CarrierName({ carrier }: { carrier: string }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  return <bdi>{carrier === 'local' ? t('pickup.carriers.local') : carrierName(carrier, lang)}</bdi>;
}
