import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { cashStackIcon } from '../icon/shapes.ts';
import { SchemeMark, type PaymentScheme } from './SchemeMark.tsx';

export interface PaymentMarksProps {
  /** Card schemes and wallets that can pay, in display order. */
  schemes: readonly PaymentScheme[];
  /** Cash on delivery is accepted, too. */
  cash?: boolean;
}

/** Marks of the accepted payment methods; nothing without any. */
export function PaymentMarks({ schemes, cash = false }: PaymentMarksProps) {
  const { t } = useTranslation('kit');
  if (schemes.length === 0 && !cash) return null;
  return (
    <ul className="payment-marks" aria-label={t('payment.accepted')}>
      {schemes.map((scheme) => (
        <li key={scheme} translate="no">
          <SchemeMark scheme={scheme} name={t(`payment.schemes.${scheme}`)} />
        </li>
      ))}
      {cash && (
        <li className="payment-cash">
          <Icon icon={cashStackIcon} /> {t('payment.cash')}
        </li>
      )}
    </ul>
  );
}
