import type { AdminBankAccount } from '@balsam/shared-api';
import { Bdi, FormModal, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { VerificationFields } from '../../entities/verification/VerificationFields.tsx';
import { reasonRule } from '../../entities/money/reason-rule.ts';
import { useDecideBankAccountMutation, type BankAccountDecision as Decision } from './bank-accounts-api.ts';

interface BankAccountDecisionProps {
  /** A pending account. */
  account: AdminBankAccount;
  onHide: () => void;
}

type Values = Omit<Decision, 'id'>;

/** A rejection needs a reason. */
const schema = object({ remarks: string().when('decision', { is: 'reject', then: () => reasonRule }) });

/** Verifies a vendor's bank account, or rejects it with a reason shown to the vendor. */
export function BankAccountDecision({ account, onHide }: BankAccountDecisionProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [decide] = useDecideBankAccountMutation();
  const { id, iban, holder, bank, vendor } = account;
  const name = localized(vendor.company_name, vendor.company_name_arabic);
  const initialValues: Values = { decision: 'verify', remarks: '' };
  return (
    <FormModal
      title={t('bankAccounts.decideOf', { name })}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={({ decision, remarks }) => decide({ id, decision, remarks: remarks.trim() }).unwrap()}
      failed={t('bankAccounts.failed')}
      submitLabel={t('bankAccounts.submit')}
      t={t}
      onHide={onHide}
    >
      <dl className="facts mb-3">
        <dt>{t('bankAccounts.account')}</dt>
        <dd>
          <Bdi>{iban}</Bdi>
        </dd>
        <dt>{t('bankAccounts.bank')}</dt>
        <dd>
          <bdi>{bank}</bdi>
        </dd>
        <dt>{t('bankAccounts.holder')}</dt>
        <dd>
          <bdi>{holder}</bdi>
        </dd>
      </dl>
      <VerificationFields label={t('money.reason')} hint={t('payouts.reasonHint')} />
    </FormModal>
  );
}
