import type { AdminBankAccount } from '@balsam/shared-api';
import { Bdi, FormModal, SelectField, TextAreaField, useLocalized } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { reasonRule } from '../../entities/money/reason-rule.ts';
import { useDecideBankAccountMutation, type BankAccountDecision as Decision } from './bank-accounts-api.ts';

interface BankAccountDecisionProps {
  /** A pending account. */
  account: AdminBankAccount;
  onHide: () => void;
}

type Values = Omit<Decision, 'id'>;

const DECISIONS = ['verify', 'reject'] as const;

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
      <dl className="facts">
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
      <SelectField
        name="decision"
        label={t('bankAccounts.decision')}
        options={DECISIONS.map((value) => ({ value, label: t(`bankAccounts.decisions.${value}`) }))}
      />
      <Remarks />
    </FormModal>
  );
}

function Remarks() {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<Values>();
  return (
    <TextAreaField
      name="remarks"
      label={t('money.reason')}
      hint={t('payouts.reasonHint')}
      required={values.decision === 'reject'}
      dir="auto"
      rows={3}
    />
  );
}
