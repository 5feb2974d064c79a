import { ReasonModal } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useDecideIdentityMutation } from './vendors-api.ts';

const reasonRule = string().trim().required(textKey('vendors.request.reasonRequired'));

interface DeclineRequestProps {
  /** The request's id. */
  id: number;
  vendorId: number;
  onHide: () => void;
}

/** Declines a requested name, with a reason shown to the vendor. */
export function DeclineRequest({ id, vendorId, onHide }: DeclineRequestProps) {
  const { t } = useTranslation('admin-console');
  const [decide] = useDecideIdentityMutation();
  return (
    <ReasonModal
      title={t('vendors.request.declineTitle')}
      label={t('vendors.request.reason')}
      hint={t('vendors.request.reasonHint')}
      rule={reasonRule}
      onSubmit={(reason) => decide({ id, vendorId, decision: 'decline', reason }).unwrap()}
      failed={t('vendors.updateFailed')}
      submitLabel={t('vendors.request.decline')}
      cancelLabel={t('vendors.request.back')}
      t={t}
      onHide={onHide}
    />
  );
}
