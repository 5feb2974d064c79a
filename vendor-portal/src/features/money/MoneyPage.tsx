import { usePermissions, type VendorBalance } from '@balsam/shared-api';
import { ButtonLink, EmptyState, QueryState, SummaryCard, useCurrencyName } from '@balsam/shared-ui';
import { ConsolePage, OwedAmount } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useListVendorBalancesQuery } from '../../entities/money/money-api.ts';
import { MoneyNav } from '../../entities/money/MoneyNav.tsx';

const AMOUNTS = ['balance', 'pending', 'available'] as const;

/** Balances by currency, each amount linked to its ledger entries. */
export function MoneyPage() {
  const { t } = useTranslation('vendor-portal');
  const query = useListVendorBalancesQuery();
  const mayOpenOrders = usePermissions()('orders.read');
  return (
    <>
      <MoneyNav />
      <ConsolePage title={t('money.title')}>
        <QueryState query={query}>
          {(balances) =>
            balances.length === 0 ? (
              <EmptyState
                title={t('money.none')}
                text={t('money.noneText')}
                action={mayOpenOrders && <ButtonLink to={href('orders')}>{t('money.toOrders')}</ButtonLink>}
              />
            ) : (
              <div className="stack stack-wide">
                {balances.map((balance) => (
                  <CurrencyBalance key={balance.currency} balance={balance} />
                ))}
              </div>
            )
          }
        </QueryState>
      </ConsolePage>
    </>
  );
}

function CurrencyBalance({ balance }: { balance: VendorBalance }) {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useCurrencyName();
  const { currency, last_payout: payout, last_statement: statement } = balance;
  return (
    <section className="stack">
      <h2 className="panel-title mb-0">{nameOf(currency)}</h2>
      <div className="amount-grid">
        {AMOUNTS.map((name) => (
          <SummaryCard
            key={name}
            label={t(`money.${name}`)}
            value={<OwedAmount amount={balance[name]} currency={currency} reader="vendor" />}
            detail={t(`money.${name}Detail`)}
            href={href('moneyEntries', { currency })}
          />
        ))}
      </div>
      <dl className="facts">
        <dt>{t('money.lastPayout')}</dt>
        <dd>{payout === null ? t('money.notYet') : <Link to={href('payout', { number: payout })}>{payout}</Link>}</dd>
        <dt>{t('money.lastStatement')}</dt>
        <dd>
          {statement === null ? (
            t('money.notYet')
          ) : (
            <Link to={href('statement', { number: statement })}>{statement}</Link>
          )}
        </dd>
      </dl>
    </section>
  );
}
