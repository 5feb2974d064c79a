import { boxSeamIcon, cashStackIcon, Icon, shieldCheckIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';

const REASONS = [
  { name: 'checked', icon: shieldCheckIcon },
  { name: 'basket', icon: boxSeamIcon },
  { name: 'cash', icon: cashStackIcon },
] as const;

/** Three reasons to buy here, including the shop's return period. */
export function WhyChooseUs() {
  const { t } = useTranslation('storefront');
  const { data: site } = useGetSiteQuery();
  const days = site?.promises.return_days;
  return (
    <section className="sf-reasons surface-soft section" aria-labelledby="why-choose-us">
      <div className="sf-row">
        <h2 id="why-choose-us">{t('about.why.title')}</h2>
        <ul>
          {REASONS.map(({ name, icon }) => (
            <li key={name} className="panel">
              <Icon icon={icon} />
              <h3>{t(`about.why.${name}.title`)}</h3>
              <p>
                {t(`about.why.${name}.text`)}{' '}
                {name === 'cash' && typeof days === 'number' && t('about.why.cash.returns', { count: days })}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
