import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

const TOPICS = [
  { name: 'order', to: href('trackOrder') },
  { name: 'choosing', to: href('shop') },
  { name: 'selling', to: href('register') },
] as const;

/** Frequent questions with links to their answers. */
export function BeforeYouWrite() {
  const { t } = useTranslation('storefront');
  return (
    <section aria-labelledby="before-you-write">
      <h2 id="before-you-write" className="h3">
        {t('contact.before.title')}
      </h2>
      <ul className="sf-contact-steps">
        {TOPICS.map(({ name, to }) => (
          <li key={name}>
            <h3>{t(`contact.before.${name}.title`)}</h3>
            <p>
              {t(`contact.before.${name}.text`)} <Link to={to}>{t(`contact.before.${name}.action`)}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
