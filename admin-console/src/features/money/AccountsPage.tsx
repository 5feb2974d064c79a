import { Allowed, type TrialBalance } from '@balsam/shared-api';
import {
  Button,
  DataTable,
  Money,
  QueryState,
  Section,
  useCurrencyName,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTrialBalancesQuery } from './money-api.ts';
import { SettlementModal } from './SettlementModal.tsx';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';

/** Trial balance: balance of each ledger account, by currency. */
export function AccountsPage() {
  const { t } = useTranslation('admin-console');
  const query = useListTrialBalancesQuery();
  const [isSettling, setIsSettling] = useState(false);
  return (
    <>
      <MoneyNav />
      <ConsolePage
        title={t('money.trialBalance')}
        actions={
          <Allowed permission="money.manage">
            <Button variant="outline" onClick={() => setIsSettling(true)}>
              {t('money.settlement.title')}
            </Button>
          </Allowed>
        }
      >
        <QueryState query={query} empty={{ when: (balances) => balances.length === 0, title: t('money.none') }}>
          {(balances) => (
            <div className="stack stack-wide">
              {balances.map((balance) => (
                <Accounts key={balance.currency} balance={balance} />
              ))}
            </div>
          )}
        </QueryState>
        {isSettling && <SettlementModal onHide={() => setIsSettling(false)} />}
      </ConsolePage>
    </>
  );
}

type Account = TrialBalance['accounts'][number];

const SIDES = { debit: 1, credit: -1 } as const;

function Accounts({ balance: { currency, accounts, total } }: { balance: TrialBalance }) {
  const { t } = useTranslation('admin-console');
  const title = useCurrencyName()(currency);
  const on = (side: keyof typeof SIDES, amount: number) => Math.max(0, SIDES[side] * amount);
  const sumOf = (side: keyof typeof SIDES) => accounts.reduce((sum, { amount }) => sum + on(side, amount), 0);
  const column = (side: keyof typeof SIDES): DataTableColumn<Account> => ({
    id: side,
    header: t(`money.${side}`),
    align: 'end',
    cell: ({ amount }) => on(side, amount) > 0 && <Money amount={on(side, amount)} currency={currency} />,
  });
  return (
    <Section title={title}>
      {total !== 0 && (
        <p className="alert alert-danger" role="alert">
          {t('money.unbalanced')} <Money amount={total} currency={currency} />
        </p>
      )}
      <DataTable
        caption={title}
        columns={[
          {
            id: 'account',
            header: t('money.account'),
            primary: true,
            cell: ({ account }) => t(`money.accounts.${account}`),
          },
          column('debit'),
          column('credit'),
        ]}
        rows={accounts}
        rowKey={({ account }) => account}
        totals={{
          account: t('money.total'),
          debit: <Money amount={sumOf('debit')} currency={currency} />,
          credit: <Money amount={sumOf('credit')} currency={currency} />,
        }}
      />
    </Section>
  );
}
