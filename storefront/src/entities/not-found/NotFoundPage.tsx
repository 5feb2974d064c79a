import { ButtonLink, houseIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHead } from '../page-head/PageHead.tsx';
import { NotFoundIllustration } from './NotFoundIllustration.tsx';
import { href } from '../page/paths.ts';

const ELSEWHERE = [
  { to: href('shop'), text: 'notFound.shop' },
  { to: href('trackOrder'), text: 'notFound.trackOrder' },
  { to: href('blogs'), text: 'notFound.blogs' },
  { to: href('contact'), text: 'notFound.contact' },
] as const;

/** Not-found page with links to the home page and the most used pages. */
export function NotFoundPage() {
  const { t } = useTranslation('storefront');
  return (
    <section className="page state sf-not-found">
      <PageHead page="notFound" isPrivate />
      <NotFoundIllustration />
      <h1 className="sentence">{t('notFound.title')}</h1>
      <p className="state-text">{t('notFound.text')}</p>
      <ButtonLink to={href('home')} icon={houseIcon}>
        {t('notFound.home')}
      </ButtonLink>
      <nav aria-label={t('notFound.elsewhere')}>
        <ul className="sf-chips">
          {ELSEWHERE.map(({ to, text }) => (
            <li key={to}>
              <Link className="sf-chip" to={to}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
