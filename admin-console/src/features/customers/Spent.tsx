import type { AdminCustomerRow } from '@balsam/shared-api';
import { Money } from '@balsam/shared-ui';

/** A customer's spend, one amount per currency. */
export function Spent({ spent }: Pick<AdminCustomerRow, 'spent'>) {
  if (spent.length === 0) return '–';
  return (
    <span className="cell-stack">
      {spent.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </span>
  );
}
