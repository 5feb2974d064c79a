import { AllowedLink, type AdminCustomer } from '@balsam/shared-api';
import { Bdi, DateTime, Email } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Contact details of a customer, and their relation to the shop. */
export function CustomerFacts({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin-console');
  const { email, phone_number, company_name, lang, created_at, newsletter, reviews } = customer;
  return (
    <section className="panel">
      <h2 className="panel-title">{t('customers.contact')}</h2>
      <dl className="facts">
        <dt>{t('customers.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <Email address={email} />
          </a>
        </dd>
        <dt>{t('customers.phone')}</dt>
        <dd>{phone_number ? <Bdi>{phone_number}</Bdi> : '–'}</dd>
        {company_name && (
          <>
            <dt>{t('customers.company')}</dt>
            <dd>
              <bdi>{company_name}</bdi>
            </dd>
          </>
        )}
        <dt>{t('customers.lang')}</dt>
        <dd>{t(`newsletter.langs.${lang}`)}</dd>
        <dt>{t('customers.joined')}</dt>
        <dd>
          <DateTime value={created_at} dayOnly />
        </dd>
        <dt>{t('customers.newsletter')}</dt>
        <dd>{newsletter === null ? t('customers.noNewsletter') : t(`newsletter.states.${newsletter}`)}</dd>
        <dt>{t('customers.reviews')}</dt>
        <dd>
          {reviews === 0 ? (
            t('customers.noReviews')
          ) : (
            <AllowedLink permission="marketing.write" to={href('reviews', { search: email })}>
              {t('customers.reviewCount', { count: reviews })}
            </AllowedLink>
          )}
        </dd>
      </dl>
    </section>
  );
}
