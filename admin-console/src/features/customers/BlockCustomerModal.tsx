import type { AdminCustomer } from '@balsam/shared-api';
import { ReasonModal } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useBlockCustomerMutation } from './customers-api.ts';

const LONGEST = 500;

const reasonRule = string()
  .trim()
  .required(textKey('customers.block.required'))
  .max(LONGEST, textKey('customers.block.long'));

interface BlockCustomerModalProps {
  customer: AdminCustomer;
  onHide: () => void;
}

/** Blocks a customer, with a reason shown to them. */
export function BlockCustomerModal({ customer: { id, name, state }, onHide }: BlockCustomerModalProps) {
  const { t } = useTranslation('admin-console');
  const [block] = useBlockCustomerMutation();
  return (
    <ReasonModal
      title={t('customers.block.title', { name })}
      label={t('customers.block.reason')}
      hint={t('customers.block.hint')}
      rule={reasonRule}
      onSubmit={(reason) => block({ id, reason, status_seen: state }).unwrap()}
      failed={t('customers.failed')}
      submitLabel={t('customers.block.action')}
      danger
      t={t}
      onHide={onHide}
    >
      <p>{t('customers.block.text')}</p>
    </ReasonModal>
  );
}
