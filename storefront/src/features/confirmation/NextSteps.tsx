import { useTranslation } from 'react-i18next';

/** What happens after an order. @param parcels how many vendors send one */
export function NextSteps({ parcels }: { parcels: number }) {
  const { t } = useTranslation('storefront');
  return (
    <section className="panel sf-screen-only" aria-labelledby="next-steps">
      <h2 className="panel-title" id="next-steps">
        {t('confirmation.next.title')}
      </h2>
      <ol className="sf-next-steps">
        <li>{t('confirmation.next.confirm', { count: parcels })}</li>
        <li>{t('confirmation.next.ship')}</li>
        <li>{t('confirmation.next.pay')}</li>
      </ol>
    </section>
  );
}
