import { useTranslation } from 'react-i18next';

interface NextStepsProps {
  /** Number of parcels, one per vendor. */
  parcels: number;
  /** True if the order is already paid. */
  isPaid: boolean;
}

export function NextSteps({ parcels, isPaid }: NextStepsProps) {
  const { t } = useTranslation('storefront');
  return (
    <section className="panel sf-screen-only" aria-labelledby="next-steps">
      <h2 className="panel-title" id="next-steps">
        {t('confirmation.next.title')}
      </h2>
      <ol className="sf-next-steps">
        <li>{t('confirmation.next.confirm', { count: parcels })}</li>
        <li>{t('confirmation.next.ship')}</li>
        {!isPaid && <li>{t('confirmation.next.pay')}</li>}
      </ol>
    </section>
  );
}
