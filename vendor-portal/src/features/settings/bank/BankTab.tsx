import { Allowed } from '@balsam/shared-api';
import { QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetBankAccountsQuery } from '../../../entities/settings/settings-api.ts';
import { BankForm } from './BankForm.tsx';
import { BankState } from './BankState.tsx';

/** Payout account, account under review, and holds on payouts; the form for members who manage the money. */
export function BankTab() {
  const { t } = useTranslation('vendor-portal');
  const query = useGetBankAccountsQuery();
  return (
    <QueryState query={query}>
      {({ verified, latest, hold_reason: hold }) => (
        <div className="stack">
          {hold !== null && (
            <div className="alert alert-warning mb-0" role="note">
              <p>{t('settings.bank.held')}</p>
              <bdi>{hold}</bdi>
            </div>
          )}
          {!latest && (
            <p className="alert alert-info mb-0" role="note">
              {t('settings.bank.none')}
            </p>
          )}
          {verified && <BankState title={t('settings.bank.paidTo')} account={verified} />}
          {latest && latest.id !== verified?.id && <BankState title={t('settings.bank.latest')} account={latest} />}
          <Allowed permission="money.manage">
            <BankForm />
          </Allowed>
        </div>
      )}
    </QueryState>
  );
}
